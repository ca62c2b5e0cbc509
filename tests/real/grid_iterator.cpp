// An iterator of its own over the cells of a grid, used in range-for.
//@ w: 0 1 2 3 5 8 17 4
//@ h: 3 1 2 9 4 6 1 0
namespace {
struct Cell {
    int x, y;
};

class Grid {
  public:
    Grid(int w, int h) : w_(w), h_(h) {}
    class iterator {
      public:
        iterator(int w, int k) : w_(w), k_(k) {}
        Cell operator*() const { return {k_ % w_, k_ / w_}; }
        iterator &operator++() {
            ++k_;
            return *this;
        }
        bool operator!=(const iterator &o) const { return k_ != o.k_; }

      private:
        int w_, k_;
    };
    iterator begin() const { return {w_, 0}; }
    iterator end() const { return {w_, w_ * h_}; }

  private:
    int w_, h_;
};
}  // namespace

extern "C" int grid_iterator(int w, int h, int *out) {
    int border = 0;
    for (Cell c : Grid(w, h)) {
        out[c.y * w + c.x] = c.x + c.y;
        if (c.x == 0 || c.y == 0 || c.x == w - 1 || c.y == h - 1) ++border;
    }
    return border;
}
