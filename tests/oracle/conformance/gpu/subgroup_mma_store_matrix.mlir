// gpu.subgroup_mma_store_matrix writes rows that are leadDimension elements apart; transposed, columns are.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry freed --ignore-leaks 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: result 0 = {{\[}}[0, 4, 9], [1, 5, 9]] : memref<2x3xf32>
// FREED: error: use-after-free
memref.global constant @g : memref<2x4xf32> = dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0]]>
func.func @main() -> memref<2x3xf32> {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9.0 : f32
  %m = memref.get_global @g : memref<2x4xf32>
  %a = memref.alloc() : memref<2x3xf32>
  linalg.fill ins(%nine : f32) outs(%a : memref<2x3xf32>)
  %t = gpu.subgroup_mma_load_matrix %m[%c0, %c0] {leadDimension = 4 : index} : memref<2x4xf32> -> !gpu.mma_matrix<2x2xf32, "COp">
  gpu.subgroup_mma_store_matrix %t, %a[%c0, %c0] {leadDimension = 3 : index, transpose} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x3xf32>
  return %a : memref<2x3xf32>
}
func.func @freed() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<2x2xf32>
  memref.dealloc %a : memref<2x2xf32>
  %t = gpu.subgroup_mma_constant_matrix %z : !gpu.mma_matrix<2x2xf32, "COp">
  gpu.subgroup_mma_store_matrix %t, %a[%c0, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x2xf32>
  return
}
