// Style: GPU tool chain after outlining, pinned staging buffer on the heap, kernel by gpu.launch_func from a nested gpu.module.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%buf: memref<16xf32>, %k: f32) kernel {
      %i = gpu.thread_id x
      %v = memref.load %buf[%i] : memref<16xf32>
      %m = arith.mulf %v, %k : f32
      memref.store %m, %buf[%i] : memref<16xf32>
      gpu.return
    }
  }
  func.func @scale16(%x: memref<16xf32>, %k: f32) -> memref<16xf32> {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %staging = memref.alloc() {alignment = 128 : i64} : memref<16xf32>
    memref.copy %x, %staging : memref<16xf32> to memref<16xf32>
    %u = memref.cast %staging : memref<16xf32> to memref<*xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.launch_func @kernels::@scale blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%staging : memref<16xf32>, %k : f32)
    gpu.host_unregister %u : memref<*xf32>
    %r = memref.alloc() : memref<16xf32>
    memref.copy %staging, %r : memref<16xf32> to memref<16xf32>
    return %r : memref<16xf32>
  }
}
