// RUN: freehold-prove lemmas --no-cache --solver z3 --label S5 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// A retained value that no memref may be is dropped; its result is false.
// LEMMA: {{^}}S5 {{ *}}union {{ *}}proved
// LEMMA: {{^}}S5 {{ *}}literal {{ *}}proved
// CHECK: S5  proved

!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias}) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  bufferization.dealloc (%m : !m) if (%c)
  %no = arith.constant false
  return %no : i1
}
