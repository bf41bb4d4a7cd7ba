// RUN: freehold-prove lemmas --no-cache --solver z3 --label O6 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// What a loop yields feeds the next iteration and the result alike, and one of them owns what
// LEMMA: {{^}}O6 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O6 {{ *}}literal {{ *}}proved

// CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}}, %[[OWN:.*]] = %false)
// CHECK: bufferization.dealloc
// CHECK-SAME: if (%[[OWN]])
// CHECK: scf.yield %{{.*}}, %true
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %p = scf.for %i = %i0 to %i3 step %i1 iter_args(%q = %a) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    %w = memref.load %q[%i0] : memref<1xi32>
    %y = arith.addi %w, %x : i32
    memref.store %y, %n[%i0] : memref<1xi32>
    scf.yield %n : memref<1xi32>
  }
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
