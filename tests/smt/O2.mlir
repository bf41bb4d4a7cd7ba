// RUN: freehold-prove lemmas --no-cache --solver z3 --label O2 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A root hands ownership to a slot that certainly receives its allocation.
// LEMMA: {{^}}O2 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O2 {{ *}}literal {{ *}}proved

// The slot is owned on every way to it.
// CHECK: cf.br ^bb1(%{{.*}} : memref<1xi32>)
// CHECK: ^bb1(%[[P:.*]]: memref<1xi32>):
// CHECK: bufferization.dealloc
// CHECK-SAME: if (%true)
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.br ^bb1(%a : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
