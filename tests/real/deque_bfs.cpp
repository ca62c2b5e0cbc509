// Breadth-first search over a grid without walls, with a queue and distances in vectors.
//@ w: 1 2 3 4 5 8 2 6
//@ h: 1 1 2 4 5 3 7 6
//@ data
#include <array>
#include <queue>
#include <vector>

extern "C" int deque_bfs(int w, int h) {
    std::vector<int> distance(w * h, -1);
    std::queue<int> open;
    open.push(0);
    distance[0] = 0;
    int last = 0;
    const std::array<std::array<int, 2>, 4> steps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    while (!open.empty()) {
        const int at = open.front();
        open.pop();
        last = distance[at];
        for (const auto &[dx, dy] : steps) {
            const int x = at % w + dx, y = at / w + dy;
            if (x < 0 || y < 0 || x >= w || y >= h || distance[y * w + x] >= 0) continue;
            distance[y * w + x] = last + 1;
            open.push(y * w + x);
        }
    }
    return last;
}
