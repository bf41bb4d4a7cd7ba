// RUN: freehold-prove lemmas --no-cache --solver z3 --label O7 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A caller gets each allocation at most once, and owns it; what is not owned is cloned.
// LEMMA: {{^}}O7 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O7 {{ *}}literal {{ *}}proved

// CHECK: bufferization.clone
// CHECK: return
func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  return %a, %a : memref<1xi32>, memref<1xi32>
}

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %q, %p = call @f() : () -> (memref<1xi32>, memref<1xi32>)
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
