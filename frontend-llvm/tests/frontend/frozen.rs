//! What is frozen: promises that llvm-ir does not tell, and slots that are read before they are written.

use crate::lowered;

#[test]
fn an_or_that_is_promised_to_be_disjoint() {
    let text = lowered(
        "define i32 @f(i32 %a, i32 %b) {
          %x = or disjoint i32 %a, %b
          %y = or i32 %x, %b
          ret i32 %y
        }",
    );
    assert!(text.contains("%x = or exact i32 %a, %b"), "{text}");
    assert_eq!(text.matches("exact").count(), 1, "{text}");
}

/// The absolute value of the least number is promised not to be asked for; where something is frozen, that matters.
#[test]
fn an_absolute_value_that_is_promised_to_be_one() {
    let function = |end: &str| {
        format!(
            "declare i32 @llvm.abs.i32(i32, i1)
             define i32 @f(i32 %a) {{
               %x = call i32 @llvm.abs.i32(i32 %a, i1 true)
               {end}
             }}"
        )
    };
    let frozen = lowered(&function("%y = freeze i32 %x\n ret i32 %y"));
    assert!(frozen.contains("const i32 -2147483648") && frozen.contains("select"), "{frozen}");
    let plain = lowered(&function("ret i32 %x"));
    assert!(!plain.contains("select"), "{plain}");
}

/// Promotion takes the value that was stored for what the slot holds on the other way, too.
#[test]
fn a_slot_that_is_read_before_it_is_written() {
    let function = |read: &str| {
        format!(
            "define i32 @f(i32 %a, i1 %go) {{
             entry:
               %p = alloca i32
               %q = alloca {{ i32, [2 x i32] }}
               br i1 %go, label %st, label %m
             st:
               store i32 %a, ptr %p
               %second = getelementptr i8, ptr %q, i64 8
               store i32 %a, ptr %second
               br label %m
             m:
               %at = getelementptr i8, ptr %q, i64 8
               %s = load i32, ptr %p
               %t = load i32, ptr %at
               %sum = add i32 %s, %t
               {read}
               ret i32 %r
             }}"
        )
    };
    let frozen = lowered(&function("%r = freeze i32 %sum"));
    // two slots, of one number and of three: what the first holds, and the third of the second, merge with %a
    assert!(frozen.contains("= freeze i32"), "{frozen}");
    assert!(!frozen.contains("add i32 %a, %a"), "{frozen}");
    let plain = lowered(&function("%r = add i32 %sum, 0"));
    assert!(plain.contains("add i32 %a, %a"), "{plain}");
}
