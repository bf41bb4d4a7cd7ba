// RUN: freehold-prove lemmas --no-cache --solver z3 --label O1 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A root is freed where it dies if no forwarded value can refer to its allocation.
// LEMMA: {{^}}O1 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O1 {{ *}}literal {{ *}}proved

// CHECK: bufferization.dealloc (%{{.*}} : memref<1xi32>) if (%true)
// CHECK-NEXT: return
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  return %v : i32
}
