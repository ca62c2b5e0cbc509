//! Bytes of strings.

//@ data
//@ s.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn count_spaces(s: &[u8]) -> usize {
    s.iter().filter(|b| b.is_ascii_whitespace()).count()
}

//@ data
//@ s.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn parse_number(s: &[u8]) -> Option<u32> {
    let mut n = 0u32;
    for b in s {
        let digit = b.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        n = n.checked_mul(10)?.checked_add(digit as u32)?;
    }
    Some(n)
}

//@ s.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn upper(s: &mut [u8]) {
    s.make_ascii_uppercase();
}

//@ s.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn checksum(s: &[u8]) -> u32 {
    let (mut a, mut b) = (1u32, 0u32);
    for &byte in s {
        a = (a + byte as u32) % 65521;
        b = (b + a) % 65521;
    }
    b << 16 | a
}

//@ from.1: 0 1 2 3 5 8 17 64
//@ to.1: 0 1 2 4 3 8 17 60
#[no_mangle]
pub fn reversed_copy(from: &[u8], to: &mut [u8]) {
    for (t, f) in to.iter_mut().zip(from.iter().rev()) {
        *t = *f;
    }
}

//@ s.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn hex(s: &[u8], out: &mut [u8; 128]) -> usize {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut at = 0;
    for byte in s {
        out[at] = DIGITS[(byte >> 4) as usize];
        out[at + 1] = DIGITS[(byte & 15) as usize];
        at += 2;
    }
    at
}
