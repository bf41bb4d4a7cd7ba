// RUN: freehold-prove lemmas --no-cache --solver z3 --label S2-always \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A condition that is a value or its opposite is true.
// LEMMA: {{^}}S2-always {{ *}}union {{ *}}proved
// LEMMA: {{^}}S2-always {{ *}}literal {{ *}}proved
// CHECK: S2-always  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %k: !m) -> i1 {
  %yes = arith.constant true
  %not = arith.xori %c, %yes : i1
  %any = arith.ori %c, %not : i1
  %o = bufferization.dealloc (%m : !m) if (%any) retain (%k : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %k: !m) -> i1 {
  %yes = arith.constant true
  %o = bufferization.dealloc (%m : !m) if (%yes) retain (%k : !m)
  return %o : i1
}
