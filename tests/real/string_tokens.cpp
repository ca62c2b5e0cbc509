// Splits text that the program makes into tokens at spaces.
//@ n: 0 1 2 3 5 8 17 30
#include <string>
#include <string_view>

extern "C" int string_tokens(int n) {
    std::string text;
    for (int i = 0; i < n; ++i) {
        text += static_cast<char>('a' + i % 26);
        if (i % 4 == 3) text += ' ';
    }
    int tokens = 0;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto space = rest.find(' ');
        if (space == std::string_view::npos) {
            ++tokens;
            break;
        }
        if (space > 0) ++tokens;
        rest.remove_prefix(space + 1);
    }
    return tokens;
}
//@ data
