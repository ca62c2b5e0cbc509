; A number squared 45 times, as a chain of products that an optimizer has no shorter form for; its exponent is longer
; than a machine word's half.
;@ n: 0 1 -1 0 1 -1 0 1
;@ closed f

define void @f(i64 %n) {
entry:
  %x0 = mul nsw i64 %n, %n
  %x1 = mul nsw i64 %x0, %x0
  %x2 = mul nsw i64 %x1, %x1
  %x3 = mul nsw i64 %x2, %x2
  %x4 = mul nsw i64 %x3, %x3
  %x5 = mul nsw i64 %x4, %x4
  %x6 = mul nsw i64 %x5, %x5
  %x7 = mul nsw i64 %x6, %x6
  %x8 = mul nsw i64 %x7, %x7
  %x9 = mul nsw i64 %x8, %x8
  %x10 = mul nsw i64 %x9, %x9
  %x11 = mul nsw i64 %x10, %x10
  %x12 = mul nsw i64 %x11, %x11
  %x13 = mul nsw i64 %x12, %x12
  %x14 = mul nsw i64 %x13, %x13
  %x15 = mul nsw i64 %x14, %x14
  %x16 = mul nsw i64 %x15, %x15
  %x17 = mul nsw i64 %x16, %x16
  %x18 = mul nsw i64 %x17, %x17
  %x19 = mul nsw i64 %x18, %x18
  %x20 = mul nsw i64 %x19, %x19
  %x21 = mul nsw i64 %x20, %x20
  %x22 = mul nsw i64 %x21, %x21
  %x23 = mul nsw i64 %x22, %x22
  %x24 = mul nsw i64 %x23, %x23
  %x25 = mul nsw i64 %x24, %x24
  %x26 = mul nsw i64 %x25, %x25
  %x27 = mul nsw i64 %x26, %x26
  %x28 = mul nsw i64 %x27, %x27
  %x29 = mul nsw i64 %x28, %x28
  %x30 = mul nsw i64 %x29, %x29
  %x31 = mul nsw i64 %x30, %x30
  %x32 = mul nsw i64 %x31, %x31
  %x33 = mul nsw i64 %x32, %x32
  %x34 = mul nsw i64 %x33, %x33
  %x35 = mul nsw i64 %x34, %x34
  %x36 = mul nsw i64 %x35, %x35
  %x37 = mul nsw i64 %x36, %x36
  %x38 = mul nsw i64 %x37, %x37
  %x39 = mul nsw i64 %x38, %x38
  %x40 = mul nsw i64 %x39, %x39
  %x41 = mul nsw i64 %x40, %x40
  %x42 = mul nsw i64 %x41, %x41
  %x43 = mul nsw i64 %x42, %x42
  %x44 = mul nsw i64 %x43, %x43
  br label %head

head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %c = icmp slt i64 %i, %x44
  br i1 %c, label %body, label %exit

body:
  %i.next = add nsw i64 %i, 1
  br label %head

exit:
  ret void
}
