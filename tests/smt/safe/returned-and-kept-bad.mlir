// RUN: not freehold-prove safe %s | FileCheck %s
// A buffer is returned while memory that outlives the call holds it: if the caller frees it, the next call uses it.
// CHECK-NOT: proved
// CHECK: @new_and_kept  {{refuted: use-after-free|unknown: the counterexample does not replay \(use-after-free\)}}
// CHECK: @lent  {{refuted: use-after-free|unknown: the counterexample does not replay \(use-after-free\)}}
memref.global "private" @g : memref<1xmemref<4xi32>> = uninitialized
func.func @new_and_kept() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %h = memref.get_global @g : memref<1xmemref<4xi32>>
  %a = memref.alloc() : memref<4xi32>
  memref.store %a, %h[%c0] : memref<1xmemref<4xi32>>
  return %a : memref<4xi32>
}
func.func @lent() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %h = memref.get_global @g : memref<1xmemref<4xi32>>
  %a = memref.load %h[%c0] : memref<1xmemref<4xi32>>
  return %a : memref<4xi32>
}
