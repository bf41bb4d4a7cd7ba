// gpu.subgroup_mma_load_matrix reads rows that are leadDimension elements apart; transposed, columns are.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// CHECK: result 0 = {{\[}}[0, 1], [4, 5]] : memref<2x2xf32>
// CHECK: result 1 = {{\[}}[0, 4], [1, 5]] : memref<2x2xf32>
// OUTSIDE: error: out-of-bounds
memref.global constant @g : memref<2x4xf32> = dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0]]>
func.func @main() -> (memref<2x2xf32>, memref<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2x4xf32>
  %a = memref.alloc() : memref<2x2xf32>
  %b = memref.alloc() : memref<2x2xf32>
  %t = gpu.subgroup_mma_load_matrix %m[%c0, %c0] {leadDimension = 4 : index} : memref<2x4xf32> -> !gpu.mma_matrix<2x2xf32, "COp">
  %u = gpu.subgroup_mma_load_matrix %m[%c0, %c0] {leadDimension = 4 : index, transpose} : memref<2x4xf32> -> !gpu.mma_matrix<2x2xf32, "COp">
  gpu.subgroup_mma_store_matrix %t, %a[%c0, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x2xf32>
  gpu.subgroup_mma_store_matrix %u, %b[%c0, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x2xf32>
  return %a, %b : memref<2x2xf32>, memref<2x2xf32>
}
func.func @outside() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2x4xf32>
  %t = gpu.subgroup_mma_load_matrix %m[%c0, %c0] {leadDimension = 7 : index} : memref<2x4xf32> -> !gpu.mma_matrix<2x2xf32, "COp">
  return
}
