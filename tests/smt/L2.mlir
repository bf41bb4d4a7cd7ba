// RUN: freehold-prove lemmas --no-cache --solver z3 --label L2 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --pipeline 'builtin.module(bufferization-lower-deallocations)'

// One memref is freed if its condition is set and its address is that of no retained value.
// LEMMA: {{^}}L2 {{ *}}union {{ *}}proved
// LEMMA: {{^}}L2 {{ *}}literal {{ *}}proved

func.func private @free(%a: memref<1xi32>, %r: memref<1xi32>, %s: memref<1xi32>) -> (i1, i1) {
  %t = arith.constant true
  %own:2 = bufferization.dealloc (%a : memref<1xi32>) if (%t) retain (%r, %s : memref<1xi32>, memref<1xi32>)
  return %own#0, %own#1 : i1, i1
}
func.func @main() -> i1 {
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %own:2 = call @free(%a, %b, %a) : (memref<1xi32>, memref<1xi32>, memref<1xi32>) -> (i1, i1)
  scf.if %own#1 {
    memref.dealloc %a : memref<1xi32>
  }
  memref.dealloc %b : memref<1xi32>
  return %own#0 : i1
}
