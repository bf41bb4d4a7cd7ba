// RUN: freehold-prove lemmas --no-cache --solver z3 --label O5 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A shifted view of a root that dies is not forwarded; a copy of it is, and the root is freed.
// LEMMA: {{^}}O5 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O5 {{ *}}literal {{ *}}proved

// CHECK: %[[COPY:.*]] = bufferization.clone
// CHECK: bufferization.dealloc
// CHECK: cf.br ^bb1(%[[COPY]]
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  cf.br ^bb1(%w : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
