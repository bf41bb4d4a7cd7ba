// gpu.subgroup_mma_elementwise works on each element.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = {{\[}}[-6, -6], [-6, -6]] : memref<2x2xf32>
func.func @main() -> memref<2x2xf32> {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %r = memref.alloc() : memref<2x2xf32>
  %x = gpu.subgroup_mma_constant_matrix %two : !gpu.mma_matrix<2x2xf32, "COp">
  %y = gpu.subgroup_mma_constant_matrix %three : !gpu.mma_matrix<2x2xf32, "COp">
  %p = gpu.subgroup_mma_elementwise mulf %x, %y : (!gpu.mma_matrix<2x2xf32, "COp">, !gpu.mma_matrix<2x2xf32, "COp">) -> !gpu.mma_matrix<2x2xf32, "COp">
  %n = gpu.subgroup_mma_elementwise negatef %p : (!gpu.mma_matrix<2x2xf32, "COp">) -> !gpu.mma_matrix<2x2xf32, "COp">
  gpu.subgroup_mma_store_matrix %n, %r[%c0, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x2xf32>
  return %r : memref<2x2xf32>
}
