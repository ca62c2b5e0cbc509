//! Data layouts of modules: `index` is followed as 64 bits wide, whatever they say, and local memory of the LLVM dialect
//! where they say nothing out of the ordinary: the lowest byte first, pointers of 64 bits, numbers aligned to no more
//! than their size.
//!
//! Sources: MLIR's documentation of data layouts (the dialect `dlti`); LLVM's language reference, "Data Layout".

use super::function::walk;
use crate::native::{Op, Val};

/// How an entry for `index` begins, as MLIR prints it.
const ENTRY: &str = "dlti.dl_entry<index,";

/// The data layouts of an operation and of those around it, from the inside out: LLVM's and MLIR's, empty where there is
/// none.
fn around(op: Op<'_>) -> impl Iterator<Item = (String, String)> + '_ {
    std::iter::successors(Some(op), |op| op.parent()).map(|op| {
        let of_llvm = op.attr("llvm.data_layout").and_then(|a| a.string().map(|s| s.into_owned()));
        let of_mlir = op.attr("dlti.dl_spec").map(|a| a.text());
        (of_llvm.unwrap_or_default(), of_mlir.unwrap_or_default())
    })
}

/// How many bits `index` has by the data layouts of the modules around an operation, where they say so.
fn index_width(op: Op<'_>) -> Option<u64> {
    around(op).find_map(|(_, layout)| {
        let (_, entry) = layout.split_once(ENTRY)?;
        let entry = entry.trim_start();
        let digits = entry.find(|c: char| !c.is_ascii_digit()).unwrap_or(entry.len());
        Some(entry[..digits].parse().unwrap_or(0))
    })
}

/// Is memory laid out as usual by the data layouts of the modules around an operation?
pub(super) fn is_usual(op: Op<'_>) -> bool {
    around(op).all(|(of_llvm, of_mlir)| {
        of_llvm.split('-').all(is_usual_part)
            && of_mlir.split("dlti.dl_entry<").skip(1).all(is_usual_entry)
    })
}

/// Do the data layouts of the modules around an operation say that the highest byte comes first?
pub(super) fn is_big_endian(op: Op<'_>) -> bool {
    around(op).any(|(of_llvm, of_mlir)| {
        let entry = of_mlir.split_once("dlti.endianness").map_or("", |entry| entry.1);
        let value = entry.split_once('>').map_or(entry, |value| value.0);
        of_llvm.split('-').any(|part| part == "E") || value.contains("big")
    })
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u64> {
    let parts = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().unwrap_or(u64::MAX)).collect()
}

/// A number of that many bits, in memory, is aligned to no more than these.
fn is_aligned_to(bits: u64, alignment: u64) -> bool {
    !(8..=64).contains(&bits) || alignment <= bits
}

/// A part of LLVM's data layout (`p:64:64`).
fn is_usual_part(part: &str) -> bool {
    let numbers = numbers(part);
    match part.chars().next() {
        None | Some('e' | 'm' | 'n' | 'S' | 'v' | 'A' | 'G' | 'P' | 'F') => true,
        // other address spaces are not followed
        Some('p') => match part.strip_prefix('p').and_then(|p| p.split_once(':')) {
            Some(("" | "0", rest)) => self::numbers(rest).iter().all(|n| *n == 64),
            Some(_) => true,
            None => false,
        },
        Some('i' | 'f') => match numbers[..] {
            [bits, alignment, ..] => is_aligned_to(bits, alignment),
            _ => false,
        },
        // of what a structure is aligned to beside its fields
        Some('a') => {
            let alignment = part.split(':').nth(1).and_then(|n| n.parse::<u64>().ok());
            alignment.is_some_and(|n| n <= 8)
        }
        _ => false,
    }
}

/// An entry of MLIR's (`i64, dense<64> : vector<2xi64>>`).
fn is_usual_entry(entry: &str) -> bool {
    let Some((key, value)) = entry.split_once(',') else { return false };
    let listed = value.split_once("dense<").map_or(value, |v| v.1);
    let listed = numbers(listed.split_once('>').map_or(listed, |l| l.0));
    match key {
        "index" => true,
        "!llvm.ptr" => listed.iter().all(|n| *n == 64),
        _ if key.starts_with("!llvm.ptr<") || key.starts_with("vector<") => true,
        _ if key.contains("dlti.endianness") => value.contains("little"),
        _ if key.starts_with('"') => true,
        _ => match (key.strip_prefix(['i', 'f']).map(str::parse::<u64>), &listed[..]) {
            (Some(Ok(bits)), [alignment, ..]) => is_aligned_to(bits, *alignment),
            _ => false,
        },
    }
}

/// Does an operation, or one in it, use `index`, or memory and tensors, whose sizes are such numbers?
fn uses_index(function: Op<'_>) -> bool {
    let uses = |v: Val<'_>| {
        let ty = v.ty();
        ty.is_memref() || ty.is_tensor() || ty.to_string().contains("index")
    };
    let all = std::iter::once(function).chain(walk(function));
    all.into_iter().any(|op| {
        let mut blocks = op.regions().flat_map(|r| r.blocks());
        op.results().any(uses) || blocks.any(|b| b.args().any(uses))
    })
}

/// Why a function cannot be carried over, if its data layout says so.
pub(super) fn refused(function: Op<'_>) -> Option<String> {
    let width = index_width(function).filter(|width| *width != 64)?;
    uses_index(function).then(|| {
        format!(
            "`index` has {width} bits by the data layout of the module; 64 are followed: lower it to LLVM IR and \
             profile that"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::{is_usual_entry, is_usual_part};

    #[test]
    fn layouts_out_of_the_ordinary_are_told_apart() {
        let usual = |text: &str| text.split('-').all(is_usual_part);
        let x86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
        let nvptx = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64";
        let aarch64 = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
        for text in [x86, nvptx, "", "e", "e-p:64:64:64:64-a:0:64-i64:32"] {
            assert!(usual(text), "{text}");
        }
        assert!(usual(aarch64));
        for text in ["E", "e-p:32:32", "e-p:64:32", "e-i32:64", "e-a:64", "e-p", "e-f32:64", "z"] {
            assert!(!usual(text), "{text}");
        }
        for entry in [
            "i64, dense<64> : vector<2xi64>>",
            "i128, dense<128> : vector<2xi64>>",
            "f80, dense<128> : vector<2xi64>>",
            "!llvm.ptr, dense<64> : vector<4xi64>>",
            "!llvm.ptr<270>, dense<32> : vector<4xi64>>",
            "i64, dense<[32, 64]> : vector<2xi64>>",
            "\"dlti.endianness\", \"little\">",
            "\"dlti.stack_alignment\", 128 : i64>",
            "index, 32 : i64>",
        ] {
            assert!(is_usual_entry(entry), "{entry}");
        }
        for entry in [
            "!llvm.ptr, dense<32> : vector<4xi64>>",
            "!llvm.ptr, dense<[64, 64, 64, 32]> : vector<4xi64>>",
            "i32, dense<64> : vector<2xi64>>",
            "\"dlti.endianness\", \"big\">",
            "!my.type, 3 : i64>",
        ] {
            assert!(!is_usual_entry(entry), "{entry}");
        }
    }
}
