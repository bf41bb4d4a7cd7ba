// RUN: mlir-opt %s -emit-bytecode -buffer-deallocation-pipeline -o %t.mlirbc
// RUN: mlir-opt %t.mlirbc -cse --mlir-print-op-generic | FileCheck %s

// CHECK: "func.func"()
// CHECK-SAME: sym_name = "f"
func.func @f(%c: i1, %i: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %m = memref.alloc() : memref<i32>
    memref.store %i, %m[] : memref<i32>
    %l = memref.load %m[] : memref<i32>
    scf.yield %l : i32
  } else {
    scf.yield %i : i32
  }
  return %r : i32
}
