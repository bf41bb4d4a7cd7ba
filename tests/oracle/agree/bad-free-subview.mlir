// The good twin of defect/bad-free-subview.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %x = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 2>>
  return %x : i32
}

//--- after.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %x = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 2>>
  %base, %o, %n, %st = memref.extract_strided_metadata %s : memref<2xi32, strided<[1], offset: 2>> -> memref<i32>, index, index, index
  memref.dealloc %base : memref<i32>
  return %x : i32
}
