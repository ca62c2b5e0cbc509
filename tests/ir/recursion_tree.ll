; A recursion into four quarters that are alike as far as sizes go, and one that calls itself twice on less.
;@ n: 0 1 3 4 5 8 16 33 40 70
;@ d: 0 1 2 3 4 5 6 0 3 7
;@ closed f quarters halves
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"

define void @f(i64 %n, i64 %d) {
entry:
  %a = alloca [16 x float]
  %size = trunc i64 %n to i32
  %depth = trunc i64 %d to i32
  call fastcc void @quarters(ptr %a, i32 %size, i32 1)
  call fastcc void @halves(ptr %a, i32 %depth, i32 1)
  ret void
}

define internal fastcc void @quarters(ptr noundef %a, i32 noundef %n, i32 noundef %k) unnamed_addr {
entry:
  %cmp = icmp slt i32 %n, 5
  br i1 %cmp, label %for.cond.preheader, label %if.end

for.cond.preheader:                               ; preds = %entry
  %cmp134 = icmp sgt i32 %n, 0
  br i1 %cmp134, label %for.cond2.preheader.lr.ph, label %common.ret

for.cond2.preheader.lr.ph:                        ; preds = %for.cond.preheader
  %conv = sitofp i32 %k to float
  %i = add nuw i32 %n, 1
  %wide.trip.count42 = zext i32 %i to i64
  br label %for.cond2.preheader

for.cond2.preheader:                              ; preds = %for.cond.cleanup4, %for.cond2.preheader.lr.ph
  %indvars.iv39 = phi i64 [ 1, %for.cond2.preheader.lr.ph ], [ %indvars.iv.next40, %for.cond.cleanup4 ]
  br label %for.body5

for.cond.cleanup4:                                ; preds = %for.body5
  %indvars.iv.next40 = add nuw nsw i64 %indvars.iv39, 1
  %exitcond43.not = icmp eq i64 %indvars.iv.next40, %wide.trip.count42
  br i1 %exitcond43.not, label %common.ret, label %for.cond2.preheader

for.body5:                                        ; preds = %for.body5, %for.cond2.preheader
  %indvars.iv = phi i64 [ 0, %for.cond2.preheader ], [ %indvars.iv.next, %for.body5 ]
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %indvars.iv
  %i1 = load float, ptr %arrayidx, align 4
  %add = fadd float %i1, %conv
  store float %add, ptr %arrayidx, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv39
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5

common.ret:                                       ; preds = %if.end, %for.cond.cleanup4, %for.cond.preheader
  ret void

if.end:                                           ; preds = %entry
  %div32 = lshr i32 %n, 1
  tail call fastcc void @quarters(ptr noundef %a, i32 noundef %div32, i32 noundef %k)
  %add9 = add nsw i32 %k, 1
  tail call fastcc void @quarters(ptr noundef %a, i32 noundef %div32, i32 noundef %add9)
  %mul = shl nsw i32 %k, 1
  tail call fastcc void @quarters(ptr noundef %a, i32 noundef %div32, i32 noundef %mul)
  %sub = add nsw i32 %k, -1
  tail call fastcc void @quarters(ptr noundef %a, i32 noundef %div32, i32 noundef %sub)
  %conv10 = sitofp i32 %k to float
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 12
  %i2 = load float, ptr %arrayidx11, align 4
  %add12 = fadd float %i2, %conv10
  store float %add12, ptr %arrayidx11, align 4
  br label %common.ret
}

define internal fastcc void @halves(ptr noundef %a, i32 noundef %d, i32 noundef %k) unnamed_addr {
entry:
  %cmp = icmp eq i32 %d, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv = sitofp i32 %k to float
  br label %return

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %d, -1
  %mul = shl nsw i32 %k, 1
  tail call fastcc void @halves(ptr noundef %a, i32 noundef %sub, i32 noundef %mul)
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 4
  %i = load float, ptr %arrayidx1, align 4
  %add2 = fadd float %i, 1.000000e+00
  store float %add2, ptr %arrayidx1, align 4
  %add5 = or disjoint i32 %mul, 1
  tail call fastcc void @halves(ptr noundef %a, i32 noundef %sub, i32 noundef %add5)
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %arrayidx6.sink17 = phi ptr [ %arrayidx6, %if.end ], [ %a, %if.then ]
  %.sink16 = phi float [ 1.000000e+00, %if.end ], [ %conv, %if.then ]
  %i1 = load float, ptr %arrayidx6.sink17, align 4
  %add7 = fadd float %i1, %.sink16
  store float %add7, ptr %arrayidx6.sink17, align 4
  ret void
}
