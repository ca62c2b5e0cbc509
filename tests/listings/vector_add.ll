target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vector_add(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %n, 3
  br i1 %cmp, label %for.body.preheader, label %if.end

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv86 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next87, %for.body ]
  %indvars.iv = phi i64 [ 4, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %indvars.iv86
  %1 = load float, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx3 = getelementptr inbounds float, ptr %b, i64 %indvars.iv86
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !5
  %add4 = fadd float %1, %2
  %arrayidx6 = getelementptr inbounds float, ptr %c, i64 %indvars.iv86
  store float %add4, ptr %arrayidx6, align 4, !tbaa !5
  %3 = or disjoint i64 %indvars.iv86, 1
  %arrayidx9 = getelementptr inbounds float, ptr %a, i64 %3
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !5
  %arrayidx12 = getelementptr inbounds float, ptr %b, i64 %3
  %5 = load float, ptr %arrayidx12, align 4, !tbaa !5
  %add13 = fadd float %4, %5
  %arrayidx16 = getelementptr inbounds float, ptr %c, i64 %3
  store float %add13, ptr %arrayidx16, align 4, !tbaa !5
  %6 = or disjoint i64 %indvars.iv86, 2
  %arrayidx19 = getelementptr inbounds float, ptr %a, i64 %6
  %7 = load float, ptr %arrayidx19, align 4, !tbaa !5
  %arrayidx22 = getelementptr inbounds float, ptr %b, i64 %6
  %8 = load float, ptr %arrayidx22, align 4, !tbaa !5
  %add23 = fadd float %7, %8
  %arrayidx26 = getelementptr inbounds float, ptr %c, i64 %6
  store float %add23, ptr %arrayidx26, align 4, !tbaa !5
  %9 = or disjoint i64 %indvars.iv86, 3
  %arrayidx29 = getelementptr inbounds float, ptr %a, i64 %9
  %10 = load float, ptr %arrayidx29, align 4, !tbaa !5
  %arrayidx32 = getelementptr inbounds float, ptr %b, i64 %9
  %11 = load float, ptr %arrayidx32, align 4, !tbaa !5
  %add33 = fadd float %10, %11
  %arrayidx36 = getelementptr inbounds float, ptr %c, i64 %9
  store float %add33, ptr %arrayidx36, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 4
  %cmp1.not = icmp ugt i64 %indvars.iv.next, %0
  %indvars.iv.next87 = add nuw nsw i64 %indvars.iv86, 4
  br i1 %cmp1.not, label %if.end.loopexit, label %for.body, !llvm.loop !9

if.end.loopexit:                                  ; preds = %for.body
  %12 = trunc nuw nsw i64 %indvars.iv to i32
  br label %if.end

if.end:                                           ; preds = %if.end.loopexit, %entry
  %i.1 = phi i32 [ 0, %entry ], [ %12, %if.end.loopexit ]
  %cmp3984 = icmp slt i32 %i.1, %n
  br i1 %cmp3984, label %for.body40.preheader, label %for.end49

for.body40.preheader:                             ; preds = %if.end
  %13 = zext nneg i32 %i.1 to i64
  %wide.trip.count = zext i32 %n to i64
  br label %for.body40

for.body40:                                       ; preds = %for.body40.preheader, %for.body40
  %indvars.iv94 = phi i64 [ %13, %for.body40.preheader ], [ %indvars.iv.next95, %for.body40 ]
  %arrayidx42 = getelementptr inbounds float, ptr %a, i64 %indvars.iv94
  %14 = load float, ptr %arrayidx42, align 4, !tbaa !5
  %arrayidx44 = getelementptr inbounds float, ptr %b, i64 %indvars.iv94
  %15 = load float, ptr %arrayidx44, align 4, !tbaa !5
  %add45 = fadd float %14, %15
  %arrayidx47 = getelementptr inbounds float, ptr %c, i64 %indvars.iv94
  store float %add45, ptr %arrayidx47, align 4, !tbaa !5
  %indvars.iv.next95 = add nuw nsw i64 %indvars.iv94, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next95, %wide.trip.count
  br i1 %exitcond.not, label %for.end49, label %for.body40, !llvm.loop !12

for.end49:                                        ; preds = %for.body40, %if.end
  ret void
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
