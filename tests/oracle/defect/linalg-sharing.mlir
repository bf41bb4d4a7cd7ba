// A pass calls a reduction parallel: sums are lost where its iterations run at the same time.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"undefined"
// CHECK-SAME: iterations of a parallel dimension write one cell of an output

//--- before.mlir
func.func @f(%a: memref<4x4xi32>, %m: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<4x4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  return
}

//--- after.mlir
func.func @f(%a: memref<4x4xi32>, %m: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  return
}
