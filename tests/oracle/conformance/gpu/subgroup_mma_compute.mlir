// gpu.subgroup_mma_compute: C + A * B, with elements of A and B in the type of C.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = {{\[}}[11, 14], [23, 30]] : memref<2x2xf32>
memref.global constant @a : memref<2x2xf16> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global constant @b : memref<2x2xf16> = dense<[[2.0, 3.0], [4.0, 5.0]]>
func.func @main() -> memref<2x2xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = memref.get_global @a : memref<2x2xf16>
  %b = memref.get_global @b : memref<2x2xf16>
  %r = memref.alloc() : memref<2x2xf32>
  %x = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 2 : index} : memref<2x2xf16> -> !gpu.mma_matrix<2x2xf16, "AOp">
  %y = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 2 : index} : memref<2x2xf16> -> !gpu.mma_matrix<2x2xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %one : !gpu.mma_matrix<2x2xf32, "COp">
  %d = gpu.subgroup_mma_compute %x, %y, %c : !gpu.mma_matrix<2x2xf16, "AOp">, !gpu.mma_matrix<2x2xf16, "BOp"> -> !gpu.mma_matrix<2x2xf32, "COp">
  gpu.subgroup_mma_store_matrix %d, %r[%c0, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<2x2xf32, "COp">, memref<2x2xf32>
  return %r : memref<2x2xf32>
}
