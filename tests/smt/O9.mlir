// RUN: freehold-prove lemmas --no-cache --solver z3 --label O9 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A root that dies towards one successor only is freed on that edge.
// LEMMA: {{^}}O9 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O9 {{ *}}literal {{ *}}proved

// CHECK: cf.cond_br
// CHECK: bufferization.dealloc
func.func @main(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %c, ^bb1(%a : memref<1xi32>), ^bb2
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
^bb2:
  return %x : i32
}
