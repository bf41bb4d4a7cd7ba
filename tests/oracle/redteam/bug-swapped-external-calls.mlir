// T2: the order of external calls is observed.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func private @other(memref<4xi32>)
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  call @use(%m) : (memref<4xi32>) -> ()
  call @other(%m) : (memref<4xi32>) -> ()
  return
}

//--- after.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func private @other(memref<4xi32>)
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  call @other(%m) : (memref<4xi32>) -> ()
  call @use(%m) : (memref<4xi32>) -> ()
  memref.dealloc %m : memref<4xi32>
  return
}
