// RUN: mlir-opt %s -emit-bytecode -buffer-deallocation-pipeline -o %t.mlirbc
// RUN: mlir-opt %t.mlirbc -cse --mlir-print-op-generic | FileCheck %s

// CHECK: "func.func"()
// CHECK-SAME: sym_name = "f"
func.func @f(%i: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi32>
  memref.store %i, %m[%c2] : memref<8xi32>
  %v = memref.subview %m[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  %r = memref.load %v[%c0] : memref<4xi32, strided<[1], offset: 2>>
  return %r : i32
}
