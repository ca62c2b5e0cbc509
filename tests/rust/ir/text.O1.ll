source_filename = "text.1b724ad4be3564d5-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_f27c91ec91c5a0660ba00b4219598bd0 = private unnamed_addr constant <{ [16 x i8] }> <{ [16 x i8] c"0123456789abcdef" }>, align 1

define noundef i64 @count_spaces(ptr noalias nocapture noundef nonnull readonly align 1 %s.0, i64 noundef %s.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %s.1, 0
  br i1 %0, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit", label %bb10.i.i.preheader

bb10.i.i.preheader:
  %xtraiter = and i64 %s.1, 3
  %1 = icmp ult i64 %s.1, 4
  br i1 %1, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa", label %bb10.i.i.preheader.new

bb10.i.i.preheader.new:
  %unroll_iter = and i64 %s.1, -4
  br label %bb10.i.i

bb10.i.i:
  %acc.sroa.0.0.i.i = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %_4.0.i.i.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" ]
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %_30.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" ]
  %niter = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %niter.next.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" ]
  %_40.i.i = getelementptr inbounds i8, ptr %s.0, i64 %i.sroa.0.0.i.i
  %2 = load i8, ptr %_40.i.i, align 1, !alias.scope !3, !noalias !10, !noundef !13
  switch i8 %2, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i" [
    i8 9, label %bb2.i.i.i.i.i.i
    i8 10, label %bb2.i.i.i.i.i.i
    i8 12, label %bb2.i.i.i.i.i.i
    i8 13, label %bb2.i.i.i.i.i.i
    i8 32, label %bb2.i.i.i.i.i.i
  ]

bb2.i.i.i.i.i.i:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i":
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 1, %bb2.i.i.i.i.i.i ], [ 0, %bb10.i.i ]
  %_4.0.i.i.i.i = add i64 %_0.sroa.0.0.i.i.i.i.i.i, %acc.sroa.0.0.i.i
  %_30.i.i = or disjoint i64 %i.sroa.0.0.i.i, 1
  %_40.i.i.1 = getelementptr inbounds i8, ptr %s.0, i64 %_30.i.i
  %3 = load i8, ptr %_40.i.i.1, align 1, !alias.scope !3, !noalias !10, !noundef !13
  switch i8 %3, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.1" [
    i8 9, label %bb2.i.i.i.i.i.i.1
    i8 10, label %bb2.i.i.i.i.i.i.1
    i8 12, label %bb2.i.i.i.i.i.i.1
    i8 13, label %bb2.i.i.i.i.i.i.1
    i8 32, label %bb2.i.i.i.i.i.i.1
  ]

bb2.i.i.i.i.i.i.1:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.1"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.1":
  %_0.sroa.0.0.i.i.i.i.i.i.1 = phi i64 [ 1, %bb2.i.i.i.i.i.i.1 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i" ]
  %_4.0.i.i.i.i.1 = add i64 %_0.sroa.0.0.i.i.i.i.i.i.1, %_4.0.i.i.i.i
  %_30.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i, 2
  %_40.i.i.2 = getelementptr inbounds i8, ptr %s.0, i64 %_30.i.i.1
  %4 = load i8, ptr %_40.i.i.2, align 1, !alias.scope !3, !noalias !10, !noundef !13
  switch i8 %4, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.2" [
    i8 9, label %bb2.i.i.i.i.i.i.2
    i8 10, label %bb2.i.i.i.i.i.i.2
    i8 12, label %bb2.i.i.i.i.i.i.2
    i8 13, label %bb2.i.i.i.i.i.i.2
    i8 32, label %bb2.i.i.i.i.i.i.2
  ]

bb2.i.i.i.i.i.i.2:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.2"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.2":
  %_0.sroa.0.0.i.i.i.i.i.i.2 = phi i64 [ 1, %bb2.i.i.i.i.i.i.2 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.1" ]
  %_4.0.i.i.i.i.2 = add i64 %_0.sroa.0.0.i.i.i.i.i.i.2, %_4.0.i.i.i.i.1
  %_30.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i, 3
  %_40.i.i.3 = getelementptr inbounds i8, ptr %s.0, i64 %_30.i.i.2
  %5 = load i8, ptr %_40.i.i.3, align 1, !alias.scope !3, !noalias !10, !noundef !13
  switch i8 %5, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" [
    i8 9, label %bb2.i.i.i.i.i.i.3
    i8 10, label %bb2.i.i.i.i.i.i.3
    i8 12, label %bb2.i.i.i.i.i.i.3
    i8 13, label %bb2.i.i.i.i.i.i.3
    i8 32, label %bb2.i.i.i.i.i.i.3
  ]

bb2.i.i.i.i.i.i.3:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3":
  %_0.sroa.0.0.i.i.i.i.i.i.3 = phi i64 [ 1, %bb2.i.i.i.i.i.i.3 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.2" ]
  %_4.0.i.i.i.i.3 = add i64 %_0.sroa.0.0.i.i.i.i.i.i.3, %_4.0.i.i.i.i.2
  %_30.i.i.3 = add nuw i64 %i.sroa.0.0.i.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa", label %bb10.i.i

"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa":
  %_4.0.i.i.i.i.lcssa.ph = phi i64 [ poison, %bb10.i.i.preheader ], [ %_4.0.i.i.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" ]
  %acc.sroa.0.0.i.i.unr = phi i64 [ 0, %bb10.i.i.preheader ], [ %_4.0.i.i.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" ]
  %i.sroa.0.0.i.i.unr = phi i64 [ 0, %bb10.i.i.preheader ], [ %_30.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.3" ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit", label %bb10.i.i.epil

bb10.i.i.epil:
  %acc.sroa.0.0.i.i.epil = phi i64 [ %_4.0.i.i.i.i.epil, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil" ], [ %acc.sroa.0.0.i.i.unr, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.i.epil = phi i64 [ %_30.i.i.epil, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil" ], [ %i.sroa.0.0.i.i.unr, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil" ], [ 0, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa" ]
  %_40.i.i.epil = getelementptr inbounds i8, ptr %s.0, i64 %i.sroa.0.0.i.i.epil
  %6 = load i8, ptr %_40.i.i.epil, align 1, !alias.scope !3, !noalias !10, !noundef !13
  switch i8 %6, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil" [
    i8 9, label %bb2.i.i.i.i.i.i.epil
    i8 10, label %bb2.i.i.i.i.i.i.epil
    i8 12, label %bb2.i.i.i.i.i.i.epil
    i8 13, label %bb2.i.i.i.i.i.i.epil
    i8 32, label %bb2.i.i.i.i.i.i.epil
  ]

bb2.i.i.i.i.i.i.epil:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil":
  %_0.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ 1, %bb2.i.i.i.i.i.i.epil ], [ 0, %bb10.i.i.epil ]
  %_4.0.i.i.i.i.epil = add i64 %_0.sroa.0.0.i.i.i.i.i.i.epil, %acc.sroa.0.0.i.i.epil
  %_30.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit", label %bb10.i.i.epil, !llvm.loop !14

"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit":
  %_0.sroa.0.0.i.i = phi i64 [ 0, %start ], [ %_4.0.i.i.i.i.lcssa.ph, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E.exit.loopexit.unr-lcssa" ], [ %_4.0.i.i.i.i.epil, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.i.epil" ]
  ret i64 %_0.sroa.0.0.i.i
}

define { i32, i32 } @parse_number(ptr noalias noundef nonnull readonly align 1 %s.0, i64 noundef %s.1) unnamed_addr #1 {
start:
  %_6.i = getelementptr inbounds i8, ptr %s.0, i64 %s.1
  br label %bb2

bb2:
  %iter.sroa.0.0 = phi ptr [ %s.0, %start ], [ %spec.select, %bb12 ]
  %n.sroa.0.0 = phi i32 [ 0, %start ], [ %_0.sroa.3.0.i, %bb12 ]
  %0 = icmp ne ptr %iter.sroa.0.0, %_6.i
  %spec.select.idx = zext i1 %0 to i64
  %spec.select = getelementptr inbounds i8, ptr %iter.sroa.0.0, i64 %spec.select.idx
  br i1 %0, label %bb5, label %bb21

bb5:
  %_10 = load i8, ptr %iter.sroa.0.0, align 1, !noundef !13
  %_0.i = add i8 %_10, -48
  %_11 = icmp ugt i8 %_0.i, 9
  br i1 %_11, label %bb21, label %bb9

bb21:
  %_0.sroa.0.0 = phi i32 [ 1, %bb2 ], [ 0, %bb12 ], [ 0, %bb9 ], [ 0, %bb5 ]
  %1 = insertvalue { i32, i32 } poison, i32 %_0.sroa.0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %n.sroa.0.0, 1
  ret { i32, i32 } %2

bb9:
  %3 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %n.sroa.0.0, i32 10)
  %_5.1.i = extractvalue { i32, i1 } %3, 1
  br i1 %_5.1.i, label %bb21, label %bb12

bb12:
  %_5.0.i = extractvalue { i32, i1 } %3, 0
  %_19 = zext nneg i8 %_0.i to i32
  %4 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %_5.0.i, i32 %_19)
  %_4.1.i = extractvalue { i32, i1 } %4, 1
  %_5.i = add nuw i32 %_5.0.i, %_19
  %_0.sroa.3.0.i = select i1 %_4.1.i, i32 undef, i32 %_5.i, !prof !16
  br i1 %_4.1.i, label %bb21, label %bb2
}

define void @upper(ptr noalias nocapture noundef nonnull align 1 %s.0, i64 noundef %s.1) unnamed_addr #2 {
start:
  %_33.not.i = icmp eq i64 %s.1, 0
  br i1 %_33.not.i, label %"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit", label %bb3.i.preheader

bb3.i.preheader:
  %xtraiter = and i64 %s.1, 1
  %0 = icmp eq i64 %s.1, 1
  br i1 %0, label %"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit.loopexit.unr-lcssa", label %bb3.i.preheader.new

bb3.i.preheader.new:
  %unroll_iter = and i64 %s.1, -2
  br label %bb3.i

bb3.i:
  %i.sroa.0.04.i = phi i64 [ 0, %bb3.i.preheader.new ], [ %4, %bb3.i ]
  %niter = phi i64 [ 0, %bb3.i.preheader.new ], [ %niter.next.1, %bb3.i ]
  %byte.i = getelementptr inbounds i8, ptr %s.0, i64 %i.sroa.0.04.i
  %_11.i = load i8, ptr %byte.i, align 1, !alias.scope !17, !noundef !13
  %1 = add i8 %_11.i, -97
  %_14.sroa.0.0.i = icmp ult i8 %1, 26
  %_12.i = select i1 %_14.sroa.0.0.i, i8 32, i8 0
  %_10.i = xor i8 %_12.i, %_11.i
  store i8 %_10.i, ptr %byte.i, align 1, !alias.scope !17
  %2 = or disjoint i64 %i.sroa.0.04.i, 1
  %byte.i.1 = getelementptr inbounds i8, ptr %s.0, i64 %2
  %_11.i.1 = load i8, ptr %byte.i.1, align 1, !alias.scope !17, !noundef !13
  %3 = add i8 %_11.i.1, -97
  %_14.sroa.0.0.i.1 = icmp ult i8 %3, 26
  %_12.i.1 = select i1 %_14.sroa.0.0.i.1, i8 32, i8 0
  %_10.i.1 = xor i8 %_12.i.1, %_11.i.1
  store i8 %_10.i.1, ptr %byte.i.1, align 1, !alias.scope !17
  %4 = add nuw i64 %i.sroa.0.04.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit.loopexit.unr-lcssa", label %bb3.i

"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit.loopexit.unr-lcssa":
  %i.sroa.0.04.i.unr = phi i64 [ 0, %bb3.i.preheader ], [ %4, %bb3.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit", label %bb3.i.epil

bb3.i.epil:
  %byte.i.epil = getelementptr inbounds i8, ptr %s.0, i64 %i.sroa.0.04.i.unr
  %_11.i.epil = load i8, ptr %byte.i.epil, align 1, !alias.scope !17, !noundef !13
  %5 = add i8 %_11.i.epil, -97
  %_14.sroa.0.0.i.epil = icmp ult i8 %5, 26
  %_12.i.epil = select i1 %_14.sroa.0.0.i.epil, i8 32, i8 0
  %_10.i.epil = xor i8 %_12.i.epil, %_11.i.epil
  store i8 %_10.i.epil, ptr %byte.i.epil, align 1, !alias.scope !17
  br label %"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit"

"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E.exit":
  ret void
}

define noundef i32 @checksum(ptr noalias noundef nonnull readonly align 1 %s.0, i64 noundef %s.1) unnamed_addr #1 {
start:
  %_6.i = getelementptr inbounds i8, ptr %s.0, i64 %s.1
  %0 = icmp ne i64 %s.1, 0
  br i1 %0, label %bb5, label %bb6

bb6.loopexit:
  %1 = shl nuw i32 %5, 16
  %2 = or disjoint i32 %1, %4
  br label %bb6

bb6:
  %_0 = phi i32 [ 1, %start ], [ %2, %bb6.loopexit ]
  ret i32 %_0

bb5:
  %3 = phi i1 [ %6, %bb5 ], [ %0, %start ]
  %a.sroa.0.07 = phi i32 [ %4, %bb5 ], [ 1, %start ]
  %b.sroa.0.06 = phi i32 [ %5, %bb5 ], [ 0, %start ]
  %iter.sroa.0.05 = phi ptr [ %spec.select, %bb5 ], [ %s.0, %start ]
  %spec.select.idx = zext i1 %3 to i64
  %spec.select = getelementptr inbounds i8, ptr %iter.sroa.0.05, i64 %spec.select.idx
  %byte = load i8, ptr %iter.sroa.0.05, align 1, !noundef !13
  %_12 = zext i8 %byte to i32
  %_10 = add nuw nsw i32 %a.sroa.0.07, %_12
  %4 = urem i32 %_10, 65521
  %_13 = add nuw nsw i32 %4, %b.sroa.0.06
  %5 = urem i32 %_13, 65521
  %6 = icmp ne ptr %spec.select, %_6.i
  br i1 %6, label %bb5, label %bb6.loopexit
}

define void @reversed_copy(ptr noalias noundef nonnull readonly align 1 %from.0, i64 noundef %from.1, ptr noalias noundef nonnull writeonly align 1 %to.0, i64 noundef %to.1) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds i8, ptr %to.0, i64 %to.1
  %_6.i.i = getelementptr inbounds i8, ptr %from.0, i64 %from.1
  br label %bb6

bb6:
  %iter.sroa.0.0 = phi ptr [ %to.0, %start ], [ %spec.select, %bb9 ]
  %iter.sroa.9.0 = phi ptr [ %_6.i.i, %start ], [ %iter.sroa.9.2, %bb9 ]
  %1 = icmp ne ptr %iter.sroa.0.0, %0
  %spec.select.idx = zext i1 %1 to i64
  %spec.select = getelementptr inbounds i8, ptr %iter.sroa.0.0, i64 %spec.select.idx
  %2 = icmp ne ptr %iter.sroa.0.0, null
  %.not4 = and i1 %2, %1
  br i1 %.not4, label %bb9.i.i, label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0f281624123e409bE.exit"

bb9.i.i:
  %3 = icmp ne ptr %iter.sroa.9.0, null
  tail call void @llvm.assume(i1 %3)
  %4 = icmp eq ptr %iter.sroa.9.0, %from.0
  %_26.i.i.i.i = getelementptr inbounds i8, ptr %iter.sroa.9.0, i64 -1
  %spec.select2 = select i1 %4, ptr %iter.sroa.9.0, ptr %_26.i.i.i.i
  %spec.select3 = select i1 %4, ptr null, ptr %_26.i.i.i.i
  %.4.i.i = select i1 %4, ptr null, ptr %iter.sroa.0.0
  br label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0f281624123e409bE.exit"

"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0f281624123e409bE.exit":
  %iter.sroa.9.2 = phi ptr [ %iter.sroa.9.0, %bb6 ], [ %spec.select2, %bb9.i.i ]
  %_0.sroa.4.0.i.i = phi ptr [ undef, %bb6 ], [ %spec.select3, %bb9.i.i ]
  %_0.sroa.0.0.i.i = phi ptr [ null, %bb6 ], [ %.4.i.i, %bb9.i.i ]
  %5 = icmp eq ptr %_0.sroa.0.0.i.i, null
  br i1 %5, label %bb10, label %bb9

bb10:
  ret void

bb9:
  %6 = icmp ne ptr %_0.sroa.4.0.i.i, null
  tail call void @llvm.assume(i1 %6)
  %_14 = load i8, ptr %_0.sroa.4.0.i.i, align 1, !noundef !13
  store i8 %_14, ptr %_0.sroa.0.0.i.i, align 1
  br label %bb6
}

define noundef i64 @hex(ptr noalias noundef nonnull readonly align 1 %s.0, i64 noundef %s.1, ptr noalias nocapture noundef writeonly align 1 dereferenceable(128) %out) unnamed_addr #4 {
start:
  %_6.i = getelementptr inbounds i8, ptr %s.0, i64 %s.1
  %0 = icmp ne i64 %s.1, 0
  br i1 %0, label %bb5.preheader, label %bb6

bb5.preheader:
  %spec.select.idx11 = zext i1 %0 to i64
  %spec.select12 = getelementptr inbounds i8, ptr %s.0, i64 %spec.select.idx11
  br label %bb5

bb6:
  %at.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %5, %bb9 ]
  ret i64 %at.sroa.0.0.lcssa

bb5:
  %spec.select15 = phi ptr [ %spec.select, %bb9 ], [ %spec.select12, %bb5.preheader ]
  %at.sroa.0.014 = phi i64 [ %5, %bb9 ], [ 0, %bb5.preheader ]
  %iter.sroa.0.013 = phi ptr [ %spec.select15, %bb9 ], [ %s.0, %bb5.preheader ]
  %_16 = icmp ult i64 %at.sroa.0.014, 128
  br i1 %_16, label %bb9, label %panic1

bb9:
  %self1.i7 = load i8, ptr %iter.sroa.0.013, align 1, !alias.scope !20, !noundef !13
  %_0.i = lshr i8 %self1.i7, 4
  %_12 = zext nneg i8 %_0.i to i64
  %1 = getelementptr inbounds i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_12
  %_10 = load i8, ptr %1, align 1, !noundef !13
  %2 = getelementptr inbounds i8, ptr %out, i64 %at.sroa.0.014
  store i8 %_10, ptr %2, align 1
  %_3.i = load i8, ptr %iter.sroa.0.013, align 1, !alias.scope !23, !noundef !13
  %_0.i8 = and i8 %_3.i, 15
  %_22 = or disjoint i64 %at.sroa.0.014, 1
  %_19 = zext nneg i8 %_0.i8 to i64
  %3 = getelementptr inbounds i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_19
  %_17 = load i8, ptr %3, align 1, !noundef !13
  %4 = getelementptr inbounds i8, ptr %out, i64 %_22
  store i8 %_17, ptr %4, align 1
  %5 = add nuw nsw i64 %at.sroa.0.014, 2
  %6 = icmp ne ptr %spec.select15, %_6.i
  %spec.select.idx = zext i1 %6 to i64
  %spec.select = getelementptr inbounds i8, ptr %spec.select15, i64 %spec.select.idx
  br i1 %6, label %bb5, label %bb6

panic1:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %at.sroa.0.014, i64 noundef 128, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

declare void @llvm.assume(i1 noundef) #5

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #6

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #7

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: write) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{!4, !6, !8}
!4 = distinct !{!4, !5, !"_ZN4core3num20_$LT$impl$u20$u8$GT$19is_ascii_whitespace17h682d9b96de387558E: %self"}
!5 = distinct !{!5, !"_ZN4core3num20_$LT$impl$u20$u8$GT$19is_ascii_whitespace17h682d9b96de387558E"}
!6 = distinct !{!6, !7, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17heab18f5d5c7fdb8eE: argument 0"}
!7 = distinct !{!7, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17heab18f5d5c7fdb8eE"}
!8 = distinct !{!8, !9, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE: %elt"}
!9 = distinct !{!9, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4text12count_spaces28_$u7b$$u7b$closure$u7d$$u7d$17ha2b4304310ffb462E: %b"}
!12 = distinct !{!12, !"_ZN4text12count_spaces28_$u7b$$u7b$closure$u7d$$u7d$17ha2b4304310ffb462E"}
!13 = !{}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E: %self.0"}
!19 = distinct !{!19, !"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17h8ef13c47dc757837E"}
!20 = !{!21}
!21 = distinct !{!21, !22, !"_ZN57_$LT$$RF$u8$u20$as$u20$core..ops..bit..Shr$LT$i32$GT$$GT$3shr17h7e1394293292c043E: %self"}
!22 = distinct !{!22, !"_ZN57_$LT$$RF$u8$u20$as$u20$core..ops..bit..Shr$LT$i32$GT$$GT$3shr17h7e1394293292c043E"}
!23 = !{!24}
!24 = distinct !{!24, !25, !"_ZN59_$LT$$RF$u8$u20$as$u20$core..ops..bit..BitAnd$LT$u8$GT$$GT$6bitand17h6478e6e23523dd8cE: %self"}
!25 = distinct !{!25, !"_ZN59_$LT$$RF$u8$u20$as$u20$core..ops..bit..BitAnd$LT$u8$GT$$GT$6bitand17h6478e6e23523dd8cE"}
