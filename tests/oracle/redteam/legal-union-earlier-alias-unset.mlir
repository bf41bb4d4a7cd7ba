// D1 in the reading "union": an earlier alias whose condition is unset does not block a later one.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  call @use(%m) : (memref<4xi32>) -> ()
  return
}

//--- after.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  %t = arith.constant true
  %n = arith.constant false
  call @use(%m) : (memref<4xi32>) -> ()
  bufferization.dealloc (%m, %m : memref<4xi32>, memref<4xi32>) if (%n, %t)
  return
}
