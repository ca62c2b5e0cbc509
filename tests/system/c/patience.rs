//! Counts whose sums would step on and on where an execution ends at once.

use super::folder;
use super::tools::Level;
use crate::support::file;
use symprof::profile::{ModuleProfile, Options, Point};

/// Found by the random C functions: at -O1 a search that has no answer stands beside the condition
/// that decides.
const SOURCE: &str = "
void f(int n, long k, unsigned *a, unsigned *b) {
    int s0 = n > -2 ? n : -2, s1 = (int)k;
    for (int i1 = 1; i1 * i1 <= s1; i1++) {
        for (unsigned long i2 = (unsigned long)((signed char)(7 * s1 - s1) / 15 > 0
                                                    ? (signed char)(7 * s1 - s1) / 15 : 0);
             i2 < (unsigned long)(n * i1 / 5); i2 += n) {
            for (int i3 = i1, i3e = i1 + (int)i2; i3 != i3e; i3 += 1) {
                for (int i4 = i1, i4w = i3; i4 < i4w; i4++, i4w -= 1) {
                    a[5] += 5;
                    switch ((i4 - s0) & 3) {
                    case 0:
                        a[(unsigned char)(4 * i1 + i4w)] += 7;
                        a[i3] += 6;
                        break;
                    case 1:
                        a[3] = b[3] + 3;
                    case 2:
                        b[i3 & 2] ^= 2;
                        if ((unsigned char)(5 * i3) == i3)
                            continue;
                        break;
                    }
                }
                b[i1 + i1] ^= 1;
            }
            a[(int)k & 4095] += 1;
            for (unsigned i5 = (unsigned)((3 * s1 + i1) % 5 > 0 ? (3 * s1 + i1) % 5 : 0); i5 < 5;
                 i5 += 1)
                a[(int)i2 & 3] += 7;
        }
    }
    a[s0 & 4095] += 9;
}
";

#[test]
fn an_execution_answers_where_a_search_would_not_end() {
    let folder = folder("patience");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("patience.c");
    std::fs::write(&path, SOURCE).expect("a file");
    Level::O1.compile(&[path], &folder).expect("it compiles");
    let loaded = symprof::input::load(folder.join("patience.ll")).expect("it loads");
    let options = Options::default().with_formula_steps(u64::MAX);
    let profile = ModuleProfile::new(&loaded.module, options);
    let id = profile.by_name("f").expect("it is there");
    let point: Point = [("n", 1), ("k", 1)].into_iter().collect();
    let answer = profile.evaluate(id, &point).expect("counts");
    assert!(answer.functions[0].blocks.iter().all(|b| b.count.is_some()));
}

/// Loads of a local array are labelled data, though an execution knows them: also one that takes
/// more steps than are tried at first.
#[test]
fn a_long_execution_knows_what_a_little_one_did_not() {
    let folder = folder("patience_long");
    std::fs::create_dir_all(&folder).expect("a folder");
    let source = file("c").join("local_array_control.c");
    Level::O1.compile(&[source], &folder).expect("it compiles");
    let loaded = symprof::input::load(folder.join("local_array_control.ll")).expect("it loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("local_array_control").expect("it is there");
    let point: Point = [("n", 3_000_000), ("k", 3)].into_iter().collect();
    let answer = profile.evaluate(id, &point).expect("counts");
    assert!(answer.functions[0].blocks.iter().all(|b| b.count.is_some()));
}
