// Ownership passed to a private function, which frees a base buffer as an unranked memref.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func private @eat(%m: memref<4xi32>) {
  call @use(%m) : (memref<4xi32>) -> ()
  return
}
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  call @eat(%m) : (memref<4xi32>) -> ()
  return
}

//--- after.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func private @eat(%m: memref<4xi32>) {
  call @use(%m) : (memref<4xi32>) -> ()
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xi32> -> memref<i32>, index, index, index
  %u = memref.cast %b : memref<i32> to memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return
}
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  call @eat(%m) : (memref<4xi32>) -> ()
  return
}
