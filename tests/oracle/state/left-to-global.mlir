// A buffer that the source stores in a global is no leak, and a target that frees it is caught when the caller reads it. A buffer stored nowhere is a leak.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/freed.mlir --json | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/parked.mlir --json | FileCheck %s --check-prefix=PARKED
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/freed.mlir --oracle native --json | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/parked.mlir --oracle native --json | FileCheck %s --check-prefix=PARKED
// RIGHT: "verdict":"agree"
// FREED: "verdict":"defect","kind":"use-after-free"
// PARKED: "verdict":"defect","kind":"leak"

//--- before.mlir
memref.global @slot : memref<1xmemref<2xi32>> = uninitialized
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.get_global @slot : memref<1xmemref<2xi32>>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.store %m, %s[%c0] : memref<1xmemref<2xi32>>
  return
}

//--- right.mlir
memref.global @slot : memref<1xmemref<2xi32>> = uninitialized
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.get_global @slot : memref<1xmemref<2xi32>>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.store %m, %s[%c0] : memref<1xmemref<2xi32>>
  %t = memref.alloc() : memref<i32>
  memref.dealloc %t : memref<i32>
  return
}

//--- freed.mlir
memref.global @slot : memref<1xmemref<2xi32>> = uninitialized
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.get_global @slot : memref<1xmemref<2xi32>>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.store %m, %s[%c0] : memref<1xmemref<2xi32>>
  memref.dealloc %m : memref<2xi32>
  return
}

//--- parked.mlir
memref.global "private" @park : memref<1xmemref<i32>> = uninitialized
memref.global @slot : memref<1xmemref<2xi32>> = uninitialized
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %s = memref.get_global @slot : memref<1xmemref<2xi32>>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.store %m, %s[%c0] : memref<1xmemref<2xi32>>
  %t = memref.alloc() : memref<i32>
  %p = memref.get_global @park : memref<1xmemref<i32>>
  memref.store %t, %p[%c0] : memref<1xmemref<i32>>
  return
}
