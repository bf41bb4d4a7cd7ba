// RUN: freehold-prove lemmas --no-cache --solver z3 --label L4-fresh \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s

// Results of two allocating ops are not compared.
// LEMMA: {{^}}L4-fresh {{ *}}union {{ *}}proved
// LEMMA: {{^}}L4-fresh {{ *}}literal {{ *}}proved
// CHECK: L4-fresh  proved

!m = memref<?xf32>

func.func @src(%size: index) -> i1 {
  %yes = arith.constant true
  %m = memref.alloc(%size) : !m
  %r = memref.alloc(%size) : !m
  %o = bufferization.dealloc (%m : !m) if (%yes) retain (%r : !m)
  memref.dealloc %r : !m
  return %o : i1
}

func.func @tgt(%size: index) -> i1 {
  %no = arith.constant false
  %m = memref.alloc(%size) : !m
  %r = memref.alloc(%size) : !m
  memref.dealloc %m : !m
  memref.dealloc %r : !m
  return %no : i1
}
