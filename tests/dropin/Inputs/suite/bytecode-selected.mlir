// RUN: mlir-opt %s -emit-bytecode -buffer-deallocation-pipeline -o %t.mlirbc
// RUN: mlir-opt %t.mlirbc -cse --mlir-print-op-generic | FileCheck %s

// CHECK: "func.func"()
// CHECK-SAME: sym_name = "f"
func.func @f(%c: i1, %i: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %i, %a[] : memref<i32>
  %k = arith.constant 7 : i32
  memref.store %k, %b[] : memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %r = memref.load %s[] : memref<i32>
  return %r : i32
}
