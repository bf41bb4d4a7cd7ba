// gpu.subgroup_mma_constant_matrix: all elements are the operand.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = {{\[}}[2.5, 2.5], [2.5, 2.5]] : memref<2x2xf32>
func.func @main() -> memref<2x2xf32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 2.5 : f32
  %a = memref.alloc() : memref<2x2xf32>
  %t = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<2x2xf32, "COp">
  gpu.subgroup_mma_store_matrix %t, %a[%c0, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x2xf32>
  return %a : memref<2x2xf32>
}
