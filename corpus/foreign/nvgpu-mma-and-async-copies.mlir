// Style: nvgpu user, subgroup matrices, asynchronous copies to shared memory, and a memref DMA.
module {
  func.func @mma(%a: memref<16x16xf16>, %b: memref<16x16xf16>) -> memref<16x16xf32> {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %c = memref.alloc() : memref<16x16xf32>
    %A = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %B = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %C = gpu.subgroup_mma_constant_matrix %z : !gpu.mma_matrix<16x16xf32, "COp">
    %D = gpu.subgroup_mma_compute %A, %B, %C : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %D, %c[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    return %c : memref<16x16xf32>
  }
  func.func @async_copy(%src: memref<8xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %s = memref.alloc() : memref<8xf32, #gpu.address_space<workgroup>>
    %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 4 : memref<8xf32> to memref<8xf32, #gpu.address_space<workgroup>>
    %g = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %g {numGroups = 0 : i32}
    %v = memref.load %s[%c0] : memref<8xf32, #gpu.address_space<workgroup>>
    return %v : f32
  }
  func.func @dma(%x: memref<8xf32>) -> memref<8xf32> {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %tag = memref.alloc() : memref<1xi32>
    %f = memref.alloc() : memref<8xf32, 2>
    %o = memref.alloc() : memref<8xf32>
    memref.dma_start %x[%c0], %f[%c0], %c8, %tag[%c0] : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
    memref.dma_wait %tag[%c0], %c8 : memref<1xi32>
    memref.copy %f, %o : memref<8xf32, 2> to memref<8xf32>
    return %o : memref<8xf32>
  }
}
