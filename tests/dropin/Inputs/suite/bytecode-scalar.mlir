// RUN: mlir-opt %s -emit-bytecode -buffer-deallocation-pipeline -o %t.mlirbc
// RUN: mlir-opt %t.mlirbc -cse --mlir-print-op-generic | FileCheck %s

// CHECK: "func.func"()
// CHECK-SAME: sym_name = "f"
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
