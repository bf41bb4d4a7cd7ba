// RUN: freehold-prove safe %s | FileCheck %s
// Loops whose bounds are constants have the iterations that these say, so that what a loop frees is freed.
// CHECK: @once proved
// CHECK-NEXT: @affine_once proved
// CHECK-NEXT: @never proved
// CHECK-NEXT: @replaced_at_least_once proved
func.func @once() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c3 step %c3 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
func.func @affine_once() {
  %a = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 3 step 4 {
    memref.dealloc %a : memref<4xi32>
  }
  return
}
func.func @never() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xi32>
  scf.for %i = %c3 to %c0 step %c3 {
    memref.dealloc %a : memref<4xi32>
  }
  memref.dealloc %a : memref<4xi32>
  return
}
func.func @replaced_at_least_once() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %false = arith.constant false
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%m = %a, %o = %false) -> (memref<4xi32>, i1) {
    scf.if %o {
      memref.dealloc %m : memref<4xi32>
    }
    %b = memref.alloc() : memref<4xi32>
    scf.yield %b, %true : memref<4xi32>, i1
  }
  memref.dealloc %a : memref<4xi32>
  return %r#0 : memref<4xi32>
}
