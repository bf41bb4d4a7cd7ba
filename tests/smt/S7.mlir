// RUN: freehold-prove lemmas --no-cache --solver z3 --label S7 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// The results of a dealloc that frees nothing are false.
// LEMMA: {{^}}S7 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S7 {{ *}}literal {{ *}}proved
// CHECK: S7  proved

!m = memref<?xf32>

func.func @src(%r: !m) -> i1 {
  %o = bufferization.dealloc retain (%r : !m)
  return %o : i1
}

func.func @tgt(%r: !m) -> i1 {
  %no = arith.constant false
  return %no : i1
}
