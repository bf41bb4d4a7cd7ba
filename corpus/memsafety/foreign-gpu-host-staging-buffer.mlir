// expected: safe
// This is what fh makes of corpus/foreign/gpu-host-staging-buffer.mlir.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%arg0: memref<16xf32>, %arg1: f32) kernel attributes {freehold.deallocated = ["memref"]} {
      %thread_id_x = gpu.thread_id  x
      %0 = memref.load %arg0[%thread_id_x] : memref<16xf32>
      %1 = arith.mulf %0, %arg1 : f32
      memref.store %1, %arg0[%thread_id_x] : memref<16xf32>
      gpu.return
    }
  }
  func.func @scale16(%arg0: memref<16xf32>, %arg1: f32) -> memref<16xf32> attributes {freehold.deallocated = ["memref"]} {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc() {alignment = 128 : i64} : memref<16xf32>
    memref.copy %arg0, %alloc : memref<16xf32> to memref<16xf32>
    %cast = memref.cast %alloc : memref<16xf32> to memref<*xf32>
    gpu.host_register %cast : memref<*xf32>
    gpu.launch_func  @kernels::@scale blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)  args(%alloc : memref<16xf32>, %arg1 : f32)
    gpu.host_unregister %cast : memref<*xf32>
    %alloc_0 = memref.alloc() : memref<16xf32>
    memref.copy %alloc, %alloc_0 : memref<16xf32> to memref<16xf32>
    memref.dealloc %alloc : memref<16xf32>
    return %alloc_0 : memref<16xf32>
  }
}

