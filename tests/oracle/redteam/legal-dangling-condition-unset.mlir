// D5: an operand with an unset condition and a retained one may dangle.
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
  memref.dealloc %m : memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  %o = bufferization.dealloc (%m, %k, %m : memref<4xi32>, memref<4xi32>, memref<4xi32>)
      if (%n, %t, %n) retain (%m : memref<4xi32>)
  %n2 = arith.xori %o, %t : i1
  cf.assert %n2, "a dangling retained memref is not the new one's"
  return
}
