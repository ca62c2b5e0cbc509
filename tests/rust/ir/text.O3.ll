source_filename = "text.1b724ad4be3564d5-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_f27c91ec91c5a0660ba00b4219598bd0 = private unnamed_addr constant <{ [16 x i8] }> <{ [16 x i8] c"0123456789abcdef" }>, align 1

define noundef i64 @count_spaces(ptr noalias nocapture noundef nonnull readonly align 1 %s.0, i64 noundef %s.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %s.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit", label %bb10.i.preheader

bb10.i.preheader:
  %xtraiter = and i64 %s.1, 3
  %1 = icmp ult i64 %s.1, 4
  br i1 %1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa", label %bb10.i.preheader.new

bb10.i.preheader.new:
  %unroll_iter = and i64 %s.1, -4
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi i64 [ 0, %bb10.i.preheader.new ], [ %_4.0.i.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb10.i.preheader.new ], [ %_30.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" ]
  %niter = phi i64 [ 0, %bb10.i.preheader.new ], [ %niter.next.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" ]
  %_40.i = getelementptr inbounds i8, ptr %s.0, i64 %i.sroa.0.0.i
  %_40.val.i = load i8, ptr %_40.i, align 1, !alias.scope !3, !noundef !6
  switch i8 %_40.val.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i" [
    i8 9, label %bb3.i.i.i.i
    i8 10, label %bb3.i.i.i.i
    i8 12, label %bb3.i.i.i.i
    i8 13, label %bb3.i.i.i.i
    i8 32, label %bb3.i.i.i.i
  ]

bb3.i.i.i.i:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i":
  %_0.sroa.0.0.i.i.i.i = phi i64 [ 1, %bb3.i.i.i.i ], [ 0, %bb10.i ]
  %_4.0.i.i.i = add i64 %_0.sroa.0.0.i.i.i.i, %acc.sroa.0.0.i
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds i8, ptr %s.0, i64 %_30.i
  %_40.val.i.1 = load i8, ptr %_40.i.1, align 1, !alias.scope !3, !noundef !6
  switch i8 %_40.val.i.1, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.1" [
    i8 9, label %bb3.i.i.i.i.1
    i8 10, label %bb3.i.i.i.i.1
    i8 12, label %bb3.i.i.i.i.1
    i8 13, label %bb3.i.i.i.i.1
    i8 32, label %bb3.i.i.i.i.1
  ]

bb3.i.i.i.i.1:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.1"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.1":
  %_0.sroa.0.0.i.i.i.i.1 = phi i64 [ 1, %bb3.i.i.i.i.1 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i" ]
  %_4.0.i.i.i.1 = add i64 %_0.sroa.0.0.i.i.i.i.1, %_4.0.i.i.i
  %_30.i.1 = or disjoint i64 %i.sroa.0.0.i, 2
  %_40.i.2 = getelementptr inbounds i8, ptr %s.0, i64 %_30.i.1
  %_40.val.i.2 = load i8, ptr %_40.i.2, align 1, !alias.scope !3, !noundef !6
  switch i8 %_40.val.i.2, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.2" [
    i8 9, label %bb3.i.i.i.i.2
    i8 10, label %bb3.i.i.i.i.2
    i8 12, label %bb3.i.i.i.i.2
    i8 13, label %bb3.i.i.i.i.2
    i8 32, label %bb3.i.i.i.i.2
  ]

bb3.i.i.i.i.2:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.2"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.2":
  %_0.sroa.0.0.i.i.i.i.2 = phi i64 [ 1, %bb3.i.i.i.i.2 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.1" ]
  %_4.0.i.i.i.2 = add i64 %_0.sroa.0.0.i.i.i.i.2, %_4.0.i.i.i.1
  %_30.i.2 = or disjoint i64 %i.sroa.0.0.i, 3
  %_40.i.3 = getelementptr inbounds i8, ptr %s.0, i64 %_30.i.2
  %_40.val.i.3 = load i8, ptr %_40.i.3, align 1, !alias.scope !3, !noundef !6
  switch i8 %_40.val.i.3, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" [
    i8 9, label %bb3.i.i.i.i.3
    i8 10, label %bb3.i.i.i.i.3
    i8 12, label %bb3.i.i.i.i.3
    i8 13, label %bb3.i.i.i.i.3
    i8 32, label %bb3.i.i.i.i.3
  ]

bb3.i.i.i.i.3:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3":
  %_0.sroa.0.0.i.i.i.i.3 = phi i64 [ 1, %bb3.i.i.i.i.3 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.2" ]
  %_4.0.i.i.i.3 = add i64 %_0.sroa.0.0.i.i.i.i.3, %_4.0.i.i.i.2
  %_30.i.3 = add nuw i64 %i.sroa.0.0.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa":
  %_4.0.i.i.i.lcssa.ph = phi i64 [ poison, %bb10.i.preheader ], [ %_4.0.i.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" ]
  %acc.sroa.0.0.i.unr = phi i64 [ 0, %bb10.i.preheader ], [ %_4.0.i.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb10.i.preheader ], [ %_30.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.3" ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit", label %bb10.i.epil

bb10.i.epil:
  %acc.sroa.0.0.i.epil = phi i64 [ %_4.0.i.i.i.epil, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil" ], [ %acc.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.epil = phi i64 [ %_30.i.epil, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil" ], [ %i.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil" ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa" ]
  %_40.i.epil = getelementptr inbounds i8, ptr %s.0, i64 %i.sroa.0.0.i.epil
  %_40.val.i.epil = load i8, ptr %_40.i.epil, align 1, !alias.scope !3, !noundef !6
  switch i8 %_40.val.i.epil, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil" [
    i8 9, label %bb3.i.i.i.i.epil
    i8 10, label %bb3.i.i.i.i.epil
    i8 12, label %bb3.i.i.i.i.epil
    i8 13, label %bb3.i.i.i.i.epil
    i8 32, label %bb3.i.i.i.i.epil
  ]

bb3.i.i.i.i.epil:
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil":
  %_0.sroa.0.0.i.i.i.i.epil = phi i64 [ 1, %bb3.i.i.i.i.epil ], [ 0, %bb10.i.epil ]
  %_4.0.i.i.i.epil = add i64 %_0.sroa.0.0.i.i.i.i.epil, %acc.sroa.0.0.i.epil
  %_30.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit", label %bb10.i.epil, !llvm.loop !7

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit":
  %_0.sroa.0.0.i = phi i64 [ 0, %start ], [ %_4.0.i.i.i.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E.exit.loopexit.unr-lcssa" ], [ %_4.0.i.i.i.epil, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE.exit.i.epil" ]
  ret i64 %_0.sroa.0.0.i
}

define { i32, i32 } @parse_number(ptr noalias noundef nonnull readonly align 1 %s.0, i64 noundef %s.1) unnamed_addr #1 {
start:
  %_25 = getelementptr inbounds i8, ptr %s.0, i64 %s.1
  %0 = icmp eq i64 %s.1, 0
  br i1 %0, label %bb10, label %bb4

bb1:
  %_37 = add nuw i32 %_32.0, %_18
  %1 = icmp eq ptr %_24.i, %_25
  br i1 %1, label %bb10, label %bb4

bb4:
  %n.sroa.0.06 = phi i32 [ %_37, %bb1 ], [ 0, %start ]
  %iter.sroa.0.05 = phi ptr [ %_24.i, %bb1 ], [ %s.0, %start ]
  %_24.i = getelementptr inbounds i8, ptr %iter.sroa.0.05, i64 1
  %_10 = load i8, ptr %iter.sroa.0.05, align 1, !noundef !6
  %digit = add i8 %_10, -48
  %_11 = icmp ugt i8 %digit, 9
  br i1 %_11, label %bb10, label %bb7

bb10:
  %n.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %n.sroa.0.06, %bb4 ], [ %n.sroa.0.06, %bb13 ], [ %n.sroa.0.06, %bb7 ], [ %_37, %bb1 ]
  %_0.sroa.0.0 = phi i32 [ 1, %start ], [ 0, %bb4 ], [ 0, %bb13 ], [ 0, %bb7 ], [ 1, %bb1 ]
  %2 = insertvalue { i32, i32 } poison, i32 %_0.sroa.0.0, 0
  %3 = insertvalue { i32, i32 } %2, i32 %n.sroa.0.0.lcssa, 1
  ret { i32, i32 } %3

bb7:
  %4 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %n.sroa.0.06, i32 10)
  %_32.1 = extractvalue { i32, i1 } %4, 1
  br i1 %_32.1, label %bb10, label %bb13, !prof !9

bb13:
  %_32.0 = extractvalue { i32, i1 } %4, 0
  %_18 = zext nneg i8 %digit to i32
  %5 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %_32.0, i32 %_18)
  %_36.1 = extractvalue { i32, i1 } %5, 1
  br i1 %_36.1, label %bb10, label %bb1, !prof !9
}

define void @upper(ptr noalias nocapture noundef nonnull align 1 %s.0, i64 noundef %s.1) unnamed_addr #2 {
start:
  %_33.not = icmp eq i64 %s.1, 0
  br i1 %_33.not, label %bb4, label %iter.check

iter.check:
  %min.iters.check = icmp ult i64 %s.1, 8
  br i1 %min.iters.check, label %bb3.preheader, label %vector.main.loop.iter.check

vector.main.loop.iter.check:
  %min.iters.check5 = icmp ult i64 %s.1, 32
  br i1 %min.iters.check5, label %vec.epilog.ph, label %vector.ph

vector.ph:
  %n.vec = and i64 %s.1, -32
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds i8, ptr %s.0, i64 %index
  %1 = getelementptr inbounds i8, ptr %0, i64 16
  %wide.load = load <16 x i8>, ptr %0, align 1
  %wide.load6 = load <16 x i8>, ptr %1, align 1
  %2 = add <16 x i8> %wide.load, <i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97>
  %3 = add <16 x i8> %wide.load6, <i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97>
  %4 = icmp ult <16 x i8> %2, <i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26>
  %5 = icmp ult <16 x i8> %3, <i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26>
  %6 = select <16 x i1> %4, <16 x i8> <i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32>, <16 x i8> zeroinitializer
  %7 = select <16 x i1> %5, <16 x i8> <i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32>, <16 x i8> zeroinitializer
  %8 = xor <16 x i8> %6, %wide.load
  %9 = xor <16 x i8> %7, %wide.load6
  store <16 x i8> %8, ptr %0, align 1
  store <16 x i8> %9, ptr %1, align 1
  %index.next = add nuw i64 %index, 32
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:
  %cmp.n = icmp eq i64 %n.vec, %s.1
  br i1 %cmp.n, label %bb4, label %vec.epilog.iter.check

vec.epilog.iter.check:
  %n.vec.remaining = and i64 %s.1, 24
  %min.epilog.iters.check = icmp eq i64 %n.vec.remaining, 0
  br i1 %min.epilog.iters.check, label %bb3.preheader, label %vec.epilog.ph

bb3.preheader:
  %_2.sroa.0.04.ph = phi i64 [ 0, %iter.check ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec8, %vec.epilog.middle.block ]
  br label %bb3

vec.epilog.ph:
  %vec.epilog.resume.val = phi i64 [ %n.vec, %vec.epilog.iter.check ], [ 0, %vector.main.loop.iter.check ]
  %n.vec8 = and i64 %s.1, -8
  br label %vec.epilog.vector.body

vec.epilog.vector.body:
  %index9 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next11, %vec.epilog.vector.body ]
  %11 = getelementptr inbounds i8, ptr %s.0, i64 %index9
  %wide.load10 = load <8 x i8>, ptr %11, align 1
  %12 = add <8 x i8> %wide.load10, <i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97, i8 -97>
  %13 = icmp ult <8 x i8> %12, <i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26, i8 26>
  %14 = select <8 x i1> %13, <8 x i8> <i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32, i8 32>, <8 x i8> zeroinitializer
  %15 = xor <8 x i8> %14, %wide.load10
  store <8 x i8> %15, ptr %11, align 1
  %index.next11 = add nuw i64 %index9, 8
  %16 = icmp eq i64 %index.next11, %n.vec8
  br i1 %16, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !13

vec.epilog.middle.block:
  %cmp.n12 = icmp eq i64 %n.vec8, %s.1
  br i1 %cmp.n12, label %bb4, label %bb3.preheader

bb4:
  ret void

bb3:
  %_2.sroa.0.04 = phi i64 [ %18, %bb3 ], [ %_2.sroa.0.04.ph, %bb3.preheader ]
  %_6 = getelementptr inbounds i8, ptr %s.0, i64 %_2.sroa.0.04
  %_11 = load i8, ptr %_6, align 1, !noundef !6
  %17 = add i8 %_11, -97
  %_14.sroa.0.0 = icmp ult i8 %17, 26
  %_12 = select i1 %_14.sroa.0.0, i8 32, i8 0
  %_10 = xor i8 %_12, %_11
  store i8 %_10, ptr %_6, align 1
  %18 = add nuw i64 %_2.sroa.0.04, 1
  %exitcond.not = icmp eq i64 %18, %s.1
  br i1 %exitcond.not, label %bb4, label %bb3, !llvm.loop !14
}

define noundef i32 @checksum(ptr noalias noundef nonnull readonly align 1 %s.0, i64 noundef %s.1) unnamed_addr #1 {
start:
  %0 = icmp eq i64 %s.1, 0
  br i1 %0, label %bb5, label %bb4.preheader

bb4.preheader:
  %xtraiter = and i64 %s.1, 1
  %1 = icmp eq i64 %s.1, 1
  br i1 %1, label %bb5.loopexit.unr-lcssa, label %bb4.preheader.new

bb4.preheader.new:
  %unroll_iter = and i64 %s.1, -2
  br label %bb4

bb5.loopexit.unr-lcssa:
  %.lcssa13.ph = phi i32 [ poison, %bb4.preheader ], [ %8, %bb4 ]
  %.lcssa.ph = phi i32 [ poison, %bb4.preheader ], [ %9, %bb4 ]
  %a.sroa.0.08.unr = phi i32 [ 1, %bb4.preheader ], [ %8, %bb4 ]
  %b.sroa.0.07.unr = phi i32 [ 0, %bb4.preheader ], [ %9, %bb4 ]
  %iter.sroa.0.06.unr = phi ptr [ %s.0, %bb4.preheader ], [ %_24.i.1, %bb4 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb5.loopexit, label %bb4.epil

bb4.epil:
  %byte.epil = load i8, ptr %iter.sroa.0.06.unr, align 1, !noundef !6
  %_12.epil = zext i8 %byte.epil to i32
  %_10.epil = add nuw nsw i32 %a.sroa.0.08.unr, %_12.epil
  %2 = urem i32 %_10.epil, 65521
  %_13.epil = add nuw nsw i32 %2, %b.sroa.0.07.unr
  %3 = urem i32 %_13.epil, 65521
  br label %bb5.loopexit

bb5.loopexit:
  %.lcssa13 = phi i32 [ %.lcssa13.ph, %bb5.loopexit.unr-lcssa ], [ %2, %bb4.epil ]
  %.lcssa = phi i32 [ %.lcssa.ph, %bb5.loopexit.unr-lcssa ], [ %3, %bb4.epil ]
  %4 = shl nuw i32 %.lcssa, 16
  %5 = or disjoint i32 %4, %.lcssa13
  br label %bb5

bb5:
  %_0 = phi i32 [ 1, %start ], [ %5, %bb5.loopexit ]
  ret i32 %_0

bb4:
  %a.sroa.0.08 = phi i32 [ 1, %bb4.preheader.new ], [ %8, %bb4 ]
  %b.sroa.0.07 = phi i32 [ 0, %bb4.preheader.new ], [ %9, %bb4 ]
  %iter.sroa.0.06 = phi ptr [ %s.0, %bb4.preheader.new ], [ %_24.i.1, %bb4 ]
  %niter = phi i64 [ 0, %bb4.preheader.new ], [ %niter.next.1, %bb4 ]
  %_24.i = getelementptr inbounds i8, ptr %iter.sroa.0.06, i64 1
  %byte = load i8, ptr %iter.sroa.0.06, align 1, !noundef !6
  %_12 = zext i8 %byte to i32
  %_10 = add nuw nsw i32 %a.sroa.0.08, %_12
  %6 = urem i32 %_10, 65521
  %_13 = add nuw nsw i32 %6, %b.sroa.0.07
  %7 = urem i32 %_13, 65521
  %_24.i.1 = getelementptr inbounds i8, ptr %iter.sroa.0.06, i64 2
  %byte.1 = load i8, ptr %_24.i, align 1, !noundef !6
  %_12.1 = zext i8 %byte.1 to i32
  %_10.1 = add nuw nsw i32 %6, %_12.1
  %8 = urem i32 %_10.1, 65521
  %_13.1 = add nuw nsw i32 %8, %7
  %9 = urem i32 %_13.1, 65521
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb5.loopexit.unr-lcssa, label %bb4
}

define void @reversed_copy(ptr noalias noundef nonnull readonly align 1 %from.0, i64 noundef %from.1, ptr noalias noundef nonnull writeonly align 1 %to.0, i64 noundef %to.1) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %_17 = getelementptr inbounds i8, ptr %to.0, i64 %to.1
  %0 = icmp eq i64 %to.1, 0
  %1 = icmp eq i64 %from.1, 0
  %or.cond7 = or i1 %0, %1
  br i1 %or.cond7, label %bb5, label %iter.check

iter.check:
  %_27 = getelementptr i8, ptr %from.0, i64 %from.1
  %2 = add i64 %to.1, -1
  %3 = add i64 %from.1, -1
  %umin11 = tail call i64 @llvm.umin.i64(i64 %2, i64 %3)
  %4 = add i64 %umin11, 1
  %min.iters.check = icmp ult i64 %4, 8
  br i1 %min.iters.check, label %bb4.preheader, label %vector.memcheck

vector.memcheck:
  %5 = add i64 %to.1, -1
  %6 = add i64 %from.1, -1
  %umin = tail call i64 @llvm.umin.i64(i64 %5, i64 %6)
  %7 = getelementptr i8, ptr %to.0, i64 %umin
  %scevgep = getelementptr i8, ptr %7, i64 1
  %8 = sub i64 %6, %umin
  %scevgep10 = getelementptr i8, ptr %from.0, i64 %8
  %bound0 = icmp ugt ptr %_27, %to.0
  %bound1 = icmp ult ptr %scevgep10, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %bb4.preheader, label %vector.main.loop.iter.check

vector.main.loop.iter.check:
  %min.iters.check12 = icmp ult i64 %4, 32
  br i1 %min.iters.check12, label %vec.epilog.ph, label %vector.ph

vector.ph:
  %n.vec = and i64 %4, -32
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = sub i64 0, %index
  %next.gep = getelementptr i8, ptr %_27, i64 %offset.idx
  %next.gep14 = getelementptr i8, ptr %to.0, i64 %index
  %9 = getelementptr inbounds i8, ptr %next.gep, i64 -16
  %10 = getelementptr inbounds i8, ptr %next.gep, i64 -32
  %wide.load = load <16 x i8>, ptr %9, align 1, !alias.scope !15
  %reverse = shufflevector <16 x i8> %wide.load, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %wide.load16 = load <16 x i8>, ptr %10, align 1, !alias.scope !15
  %reverse17 = shufflevector <16 x i8> %wide.load16, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %11 = getelementptr i8, ptr %next.gep14, i64 16
  store <16 x i8> %reverse, ptr %next.gep14, align 1, !alias.scope !18, !noalias !15
  store <16 x i8> %reverse17, ptr %11, align 1, !alias.scope !18, !noalias !15
  %index.next = add nuw i64 %index, 32
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !20

middle.block:
  %cmp.n = icmp eq i64 %4, %n.vec
  br i1 %cmp.n, label %bb5, label %vec.epilog.iter.check

vec.epilog.iter.check:
  %ind.end22 = getelementptr i8, ptr %to.0, i64 %n.vec
  %13 = sub i64 0, %n.vec
  %ind.end20 = getelementptr i8, ptr %_27, i64 %13
  %n.vec.remaining = and i64 %4, 24
  %min.epilog.iters.check = icmp eq i64 %n.vec.remaining, 0
  br i1 %min.epilog.iters.check, label %bb4.preheader, label %vec.epilog.ph

bb4.preheader:
  %iter.sroa.9.09.ph = phi ptr [ %_27, %iter.check ], [ %_27, %vector.memcheck ], [ %ind.end20, %vec.epilog.iter.check ], [ %ind.end, %vec.epilog.middle.block ]
  %iter.sroa.0.08.ph = phi ptr [ %to.0, %iter.check ], [ %to.0, %vector.memcheck ], [ %ind.end22, %vec.epilog.iter.check ], [ %ind.end21, %vec.epilog.middle.block ]
  br label %bb4

vec.epilog.ph:
  %vec.epilog.resume.val = phi i64 [ %n.vec, %vec.epilog.iter.check ], [ 0, %vector.main.loop.iter.check ]
  %n.vec19 = and i64 %4, -8
  %14 = sub i64 0, %n.vec19
  %ind.end = getelementptr i8, ptr %_27, i64 %14
  %ind.end21 = getelementptr i8, ptr %to.0, i64 %n.vec19
  %invariant.gep = getelementptr i8, ptr %_27, i64 -8
  br label %vec.epilog.vector.body

vec.epilog.vector.body:
  %index24 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next30, %vec.epilog.vector.body ]
  %offset.idx25 = sub i64 0, %index24
  %next.gep27 = getelementptr i8, ptr %to.0, i64 %index24
  %gep = getelementptr i8, ptr %invariant.gep, i64 %offset.idx25
  %wide.load28 = load <8 x i8>, ptr %gep, align 1, !alias.scope !21
  %reverse29 = shufflevector <8 x i8> %wide.load28, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <8 x i8> %reverse29, ptr %next.gep27, align 1, !alias.scope !24, !noalias !21
  %index.next30 = add nuw i64 %index24, 8
  %15 = icmp eq i64 %index.next30, %n.vec19
  br i1 %15, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !26

vec.epilog.middle.block:
  %cmp.n31 = icmp eq i64 %4, %n.vec19
  br i1 %cmp.n31, label %bb5, label %bb4.preheader

bb5:
  ret void

bb4:
  %iter.sroa.9.09 = phi ptr [ %_26.i.i.i, %bb4 ], [ %iter.sroa.9.09.ph, %bb4.preheader ]
  %iter.sroa.0.08 = phi ptr [ %_24.i.i, %bb4 ], [ %iter.sroa.0.08.ph, %bb4.preheader ]
  %_24.i.i = getelementptr inbounds i8, ptr %iter.sroa.0.08, i64 1
  %_26.i.i.i = getelementptr inbounds i8, ptr %iter.sroa.9.09, i64 -1
  %_13 = load i8, ptr %_26.i.i.i, align 1, !noundef !6
  store i8 %_13, ptr %iter.sroa.0.08, align 1
  %16 = icmp eq ptr %_24.i.i, %_17
  %17 = icmp eq ptr %_26.i.i.i, %from.0
  %or.cond = or i1 %16, %17
  br i1 %or.cond, label %bb5, label %bb4, !llvm.loop !27
}

define noundef i64 @hex(ptr noalias noundef nonnull readonly align 1 %s.0, i64 noundef %s.1, ptr noalias nocapture noundef writeonly align 1 dereferenceable(128) %out) unnamed_addr #4 {
start:
  %_29 = getelementptr inbounds i8, ptr %s.0, i64 %s.1
  %0 = icmp eq i64 %s.1, 0
  br i1 %0, label %bb5, label %bb6

bb5:
  %at.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %5, %bb7 ]
  ret i64 %at.sroa.0.0.lcssa

bb6:
  %at.sroa.0.011 = phi i64 [ %5, %bb7 ], [ 0, %start ]
  %iter.sroa.0.010 = phi ptr [ %_24.i, %bb7 ], [ %s.0, %start ]
  %_16 = icmp ult i64 %at.sroa.0.011, 128
  br i1 %_16, label %bb7, label %panic1

bb7:
  %_24.i = getelementptr inbounds i8, ptr %iter.sroa.0.010, i64 1
  %_34 = load i8, ptr %iter.sroa.0.010, align 1, !noundef !6
  %_13 = lshr i8 %_34, 4
  %_12 = zext nneg i8 %_13 to i64
  %1 = getelementptr inbounds i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_12
  %_10 = load i8, ptr %1, align 1, !noundef !6
  %2 = getelementptr inbounds i8, ptr %out, i64 %at.sroa.0.011
  store i8 %_10, ptr %2, align 1
  %_22 = or disjoint i64 %at.sroa.0.011, 1
  %_20 = and i8 %_34, 15
  %_19 = zext nneg i8 %_20 to i64
  %3 = getelementptr inbounds i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_19
  %_17 = load i8, ptr %3, align 1, !noundef !6
  %4 = getelementptr inbounds i8, ptr %out, i64 %_22
  store i8 %_17, ptr %4, align 1
  %5 = add nuw nsw i64 %at.sroa.0.011, 2
  %6 = icmp eq ptr %_24.i, %_29
  br i1 %6, label %bb5, label %bb6

panic1:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %at.sroa.0.011, i64 noundef 128, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #5

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #6

declare i64 @llvm.umin.i64(i64, i64) #7

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17heab18f5d5c7fdb8eE: argument 0"}
!5 = distinct !{!5, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17heab18f5d5c7fdb8eE"}
!6 = !{}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.isvectorized", i32 1}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !12, !11}
!15 = !{!16}
!16 = distinct !{!16, !17}
!17 = distinct !{!17, !"LVerDomain"}
!18 = !{!19}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !11, !12}
!21 = !{!22}
!22 = distinct !{!22, !23}
!23 = distinct !{!23, !"LVerDomain"}
!24 = !{!25}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11}
