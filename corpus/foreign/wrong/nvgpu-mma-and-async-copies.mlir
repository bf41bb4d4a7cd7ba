// mistake: the tag of the transfer is not freed
// expected: leak
module {
  func.func @mma(%arg0: memref<16x16xf16>, %arg1: memref<16x16xf16>) -> memref<16x16xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<16x16xf32>
    %0 = gpu.subgroup_mma_load_matrix %arg0[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %arg1[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf32, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %3, %alloc[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    return %alloc : memref<16x16xf32>
  }
  func.func @async_copy(%arg0: memref<8xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<8xf32, #gpu.address_space<workgroup>>
    %0 = nvgpu.device_async_copy %arg0[%c0], %alloc[%c0], 4 : memref<8xf32> to memref<8xf32, #gpu.address_space<workgroup>>
    %1 = nvgpu.device_async_create_group %0
    nvgpu.device_async_wait %1 {numGroups = 0 : i32}
    %2 = memref.load %alloc[%c0] : memref<8xf32, #gpu.address_space<workgroup>>
    memref.dealloc %alloc : memref<8xf32, #gpu.address_space<workgroup>>
    return %2 : f32
  }
  func.func @dma(%arg0: memref<8xf32>) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<1xi32>
    %alloc_0 = memref.alloc() : memref<8xf32, 2>
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.dma_start %arg0[%c0], %alloc_0[%c0], %c8, %alloc[%c0] : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc[%c0], %c8 : memref<1xi32>
    memref.copy %alloc_0, %alloc_1 : memref<8xf32, 2> to memref<8xf32>
    memref.dealloc %alloc_0 : memref<8xf32, 2>
    return %alloc_1 : memref<8xf32>
  }
}
