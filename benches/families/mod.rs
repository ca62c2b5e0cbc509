//! Families of functions that grow: the same shape at any size, as LLVM IR. What analysis takes at one size
//! against twice that says how it grows. The shapes are those that kernels have in a row or inside each
//! other; none is made for a rule.

mod emit;

use emit::Emit;
use std::fmt::Write;

/// A shape, and how it is written at a size.
pub struct Family {
    /// what it is called in tables
    pub name: &'static str,
    /// what it consists of
    pub what: &'static str,
    /// LLVM IR with about that many blocks
    pub ir: fn(blocks: usize) -> String,
    /// the most blocks at which it is measured
    pub most: usize,
}

/// How many blocks the longest functions have.
pub const MOST: usize = 100_000;

/// All families.
pub const FAMILIES: &[Family] = &[
    Family { name: "loops", what: "loops of one size, one after another", ir: loops, most: MOST },
    Family {
        name: "sizes",
        what: "loops one after another, each from a start to an end of its own",
        ir: sizes,
        most: MOST,
    },
    Family {
        name: "while",
        what: "loops that are entered by a test, as `-O1` leaves them, one after another",
        ir: rotated,
        most: MOST,
    },
    Family { name: "tiles", what: "tiled nests in a row", ir: tiles, most: MOST },
    Family { name: "guarded", what: "guarded stores in a row", ir: guarded, most: MOST },
    Family {
        name: "diamonds",
        what: "choices that change a bound, one after another, then a loop up to it",
        ir: diamonds,
        most: MOST,
    },
    Family {
        name: "ladder",
        what: "tests of one size against growing constants, each only where the last failed",
        ir: ladder,
        most: MOST,
    },
    Family {
        name: "returns",
        what: "returns where a size has a value, one after another",
        ir: returns,
        most: MOST,
    },
    Family {
        name: "memory",
        what: "stores of what was loaded from the place before, then a loop up to the last",
        ir: memory,
        most: MOST,
    },
    Family {
        name: "shapes",
        what: "loops up to sizes loaded from memory, one after another",
        ir: shapes,
        most: MOST,
    },
    Family { name: "switch", what: "a switch of that many cases", ir: switch, most: MOST },
    Family { name: "functions", what: "functions with a loop each", ir: functions, most: MOST },
    Family {
        name: "calls",
        what: "chains of eight functions, each of which calls the one before",
        ir: calls,
        most: MOST,
    },
    Family {
        name: "straight",
        what: "blocks one after another, with arithmetic",
        ir: straight,
        most: MOST,
    },
    Family {
        name: "data",
        what: "choices by what is loaded, one after another",
        ir: data,
        most: MOST,
    },
    Family {
        name: "outside",
        what: "calls of functions without a body, one after another",
        ir: outside,
        most: MOST,
    },
    Family {
        name: "wraps",
        what: "sums that may wrap around, masks and remainders, one after another, then a loop up to the last",
        ir: wraps,
        most: MOST,
    },
    Family {
        name: "reloads",
        what: "loops one after another that hand a size on, and load it again in each iteration",
        ir: reloads,
        most: MOST,
    },
    Family {
        name: "updates",
        what: "sums that are added where the one before is large, then a loop up to the last",
        ir: updates,
        most: MOST,
    },
    Family {
        name: "counters",
        what: "loops that count, each up to what the one before has counted",
        ir: counters,
        most: MOST,
    },
    Family { name: "nest", what: "loops inside each other", ir: nest, most: 600 },
];

/// The family of that name.
pub fn family(name: &str) -> Option<&'static Family> {
    FAMILIES.iter().find(|f| f.name == name)
}

fn loops(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for _ in 0..blocks / 3 {
        f.counted("0", "%n", |f, i| f.touch(i));
    }
    f.end()
}

fn sizes(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, i32 %m, ptr %a");
    for k in 0..blocks / 3 {
        let size = if k % 2 == 0 { "%n" } else { "%m" };
        let end = f.value(format!("add nsw i32 {size}, {}", k % 97));
        f.counted(&(k % 13).to_string(), &end, |f, i| f.touch(i));
    }
    f.end()
}

fn rotated(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..blocks / 2 {
        let (body, next) = (f.label(), f.label());
        let enters = f.value(format!("icmp sgt i32 %n, {}", k % 17));
        let from = f.here();
        f.branch(&enters, &body, &next);
        f.block(&body);
        let (i, step, more) = (f.name(), f.name(), f.name());
        f.line(format!("{i} = phi i32 [ {}, %{from} ], [ {step}, %{body} ]", k % 17));
        f.touch(&i);
        f.line(format!("{step} = add nsw i32 {i}, 1"));
        f.line(format!("{more} = icmp slt i32 {step}, %n"));
        f.branch(&more, &body, &next);
        f.block(&next);
    }
    f.end()
}

fn tiles(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for _ in 0..blocks / 6 {
        f.stepped("0", "%n", 8, |f, start| {
            let sum = f.value(format!("add nsw i32 {start}, 8"));
            let end = f.value(format!("call i32 @llvm.smin.i32(i32 {sum}, i32 %n)"));
            f.counted(start, &end, |f, i| f.touch(i));
        });
    }
    f.declare("declare i32 @llvm.smin.i32(i32, i32)");
    f.end()
}

fn guarded(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..blocks / 2 {
        let taken = f.value(format!("icmp sgt i32 %n, {k}"));
        f.when(&taken, |f| f.touch(&k.to_string()));
    }
    f.end()
}

fn diamonds(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, i32 %m, ptr %a");
    let mut bound = "%n".to_owned();
    for k in 0..blocks / 3 {
        let taken = f.value(format!("icmp sgt i32 %m, {k}"));
        let (then, other, join) = (f.label(), f.label(), f.label());
        f.branch(&taken, &then, &other);
        f.block(&then);
        let up = f.value(format!("add nsw i32 {bound}, 1"));
        f.jump(&join);
        f.block(&other);
        let down = f.value(format!("sub nsw i32 {bound}, {}", k % 3));
        f.jump(&join);
        f.block(&join);
        bound = f.value(format!("phi i32 [ {up}, %{then} ], [ {down}, %{other} ]"));
    }
    f.counted("0", &bound, |f, i| f.touch(i));
    f.end()
}

fn ladder(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    let end = f.label();
    for k in 0..blocks / 2 {
        let taken = f.value(format!("icmp slt i32 %n, {}", 2 * k));
        let (then, other) = (f.label(), f.label());
        f.branch(&taken, &then, &other);
        f.block(&then);
        f.touch(&k.to_string());
        f.jump(&end);
        f.block(&other);
    }
    f.jump(&end);
    f.block(&end);
    f.end()
}

fn returns(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..blocks / 2 {
        let taken = f.value(format!("icmp eq i32 %n, {}", 3 * k));
        let (then, other) = (f.label(), f.label());
        f.branch(&taken, &then, &other);
        f.block(&then);
        f.line("ret void");
        f.block(&other);
        f.touch(&k.to_string());
    }
    f.end()
}

fn memory(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    f.line("store i32 %n, ptr %a");
    for k in 0..blocks {
        let from = f.place(&k.to_string());
        let value = f.value(format!("load i32, ptr {from}"));
        let more = f.value(format!("add nsw i32 {value}, {}", k % 5));
        let to = f.place(&(k + 1).to_string());
        f.line(format!("store i32 {more}, ptr {to}"));
        let next = f.label();
        f.jump(&next);
        f.block(&next);
    }
    let last = f.place(&blocks.to_string());
    let end = f.value(format!("load i32, ptr {last}"));
    f.counted("0", &end, |f, i| {
        let i = f.value(format!("add nsw i32 {i}, 1"));
        f.value(format!("mul nsw i32 {i}, {i}"));
    });
    f.end()
}

fn shapes(blocks: usize) -> String {
    let mut f = Emit::new("ptr noalias %s, ptr noalias %a");
    for k in 0..blocks / 3 {
        let place = f.value(format!("getelementptr inbounds i32, ptr %s, i32 {}", k % 64));
        let end = f.value(format!("load i32, ptr {place}"));
        f.counted("0", &end, |f, i| f.touch(i));
    }
    f.end()
}

fn switch(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    let end = f.label();
    let cases: Vec<String> = (0..blocks).map(|_| f.label()).collect();
    let mut line = format!("switch i32 %n, label %{end} [");
    for (k, case) in cases.iter().enumerate() {
        let _ = write!(line, " i32 {k}, label %{case}");
    }
    f.line(line + " ]");
    for (k, case) in cases.iter().enumerate() {
        f.block(case);
        f.touch(&k.to_string());
        f.jump(&end);
    }
    f.block(&end);
    f.end()
}

fn functions(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..(blocks / 5).max(1) {
        if k > 0 {
            f.next_function("i32 %n, ptr %a");
        }
        f.counted("0", "%n", |f, i| f.touch(i));
    }
    f.end()
}

fn calls(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..(blocks / 5).max(1) {
        if k > 0 {
            f.next_function("i32 %n, ptr %a");
            if k % 8 > 0 {
                f.line(format!("call void @f{}(i32 %n, ptr %a)", k - 1));
            }
        }
        f.counted("0", "%n", |f, i| f.touch(i));
    }
    f.end()
}

fn straight(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    let mut value = "%n".to_owned();
    for k in 0..blocks {
        value = f.value(format!("add i32 {value}, {k}"));
        f.touch(&value);
        let next = f.label();
        f.jump(&next);
        f.block(&next);
    }
    f.end()
}

fn data(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..blocks / 2 {
        let place = f.place(&k.to_string());
        let read = f.value(format!("load i32, ptr {place}"));
        let taken = f.value(format!("icmp sgt i32 {read}, %n"));
        f.when(&taken, |f| f.touch(&k.to_string()));
    }
    f.end()
}

fn outside(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, ptr %a");
    for k in 0..blocks / 2 {
        let taken = f.value(format!("icmp sgt i32 %n, {k}"));
        f.when(&taken, |f| f.line("call void @work(ptr %a)"));
    }
    f.declare("declare void @work(ptr)");
    f.end()
}

fn wraps(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, i32 %m, ptr %a");
    let mut x = "%n".to_owned();
    for k in 0..blocks {
        let next = f.label();
        f.jump(&next);
        f.block(&next);
        let sum = f.value(format!("add i32 {x}, %m"));
        x = match k % 3 {
            0 => f.value(format!("mul i32 {sum}, 5")),
            1 => f.value(format!("and i32 {sum}, 65535")),
            _ => f.value(format!("urem i32 {sum}, {}", 1_000 + k % 61)),
        };
    }
    f.counted("0", &x, |f, i| f.touch(i));
    f.end()
}

fn reloads(blocks: usize) -> String {
    let mut f = Emit::new("ptr %sizes, ptr %a");
    let mut size = f.value("load i32, ptr %sizes");
    for _ in 0..blocks / 2 {
        let (body, next) = (f.label(), f.label());
        let enters = f.value(format!("icmp sgt i32 {size}, 0"));
        let from = f.here();
        f.branch(&enters, &body, &next);
        f.block(&body);
        let (i, step, more, again, now) = (f.name(), f.name(), f.name(), f.name(), f.name());
        f.line(format!("{i} = phi i32 [ 0, %{from} ], [ {step}, %{body} ]"));
        f.line(format!("{again} = load i32, ptr %sizes"));
        f.line(format!("{step} = add nsw i32 {i}, 1"));
        f.line(format!("{more} = icmp slt i32 {step}, {again}"));
        f.branch(&more, &body, &next);
        f.block(&next);
        f.line(format!("{now} = phi i32 [ {size}, %{from} ], [ {again}, %{body} ]"));
        size = now;
    }
    f.end()
}

fn updates(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, i32 %m, ptr %a");
    let mut x = "%n".to_owned();
    for k in 0..blocks / 2 {
        let (then, next) = (f.label(), f.label());
        let taken = f.value(format!("icmp sgt i32 {x}, {}", 7 * k % 100));
        let from = f.here();
        f.branch(&taken, &then, &next);
        f.block(&then);
        let sum = f.value(format!("add nsw i32 {x}, %m"));
        f.jump(&next);
        f.block(&next);
        let now = f.name();
        f.line(format!("{now} = phi i32 [ {x}, %{from} ], [ {sum}, %{then} ]"));
        x = now;
    }
    f.counted("0", &x, |f, i| f.touch(i));
    f.end()
}

fn counters(blocks: usize) -> String {
    let mut f = Emit::new("i32 %n, i32 %m, ptr %a");
    let mut end = "%n".to_owned();
    for k in 0..blocks / 3 {
        let counter = f.counting(&end, |f, i| f.touch(i));
        end = f.value(format!("add nsw i32 {counter}, {}", k % 3));
    }
    f.end()
}

fn nest(blocks: usize) -> String {
    fn inside(f: &mut Emit, depth: usize) {
        match depth {
            0 => f.touch("0"),
            _ => f.counted("0", if depth % 2 == 0 { "%n" } else { "%m" }, |f, _| {
                inside(f, depth - 1);
            }),
        }
    }
    let mut f = Emit::new("i32 %n, i32 %m, ptr %a");
    inside(&mut f, (blocks / 3).max(1));
    f.end()
}
