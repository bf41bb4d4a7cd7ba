// mistake: the buffer is freed before it is returned
// expected: abi
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) kernel attributes {freehold.deallocated = ["memref"]} {
      %block_id_x = gpu.block_id  x
      %block_dim_x = gpu.block_dim  x
      %thread_id_x = gpu.thread_id  x
      %0 = arith.muli %block_id_x, %block_dim_x : index
      %1 = arith.addi %0, %thread_id_x : index
      %2 = arith.cmpi ult, %1, %arg2 : index
      scf.if %2 {
        %3 = memref.load %arg0[%1] : memref<?xf32>
        %4 = arith.mulf %3, %arg1 : f32
        memref.store %4, %arg0[%1] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @host(%arg0: memref<?xf32>, %arg1: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.ceildivui %dim, %c4 : index
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %1 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%1] (%dim) : memref<?xf32>
    %2 = gpu.memcpy async [%asyncToken] %memref, %arg0 : memref<?xf32>, memref<?xf32>
    %3 = gpu.launch_func async [%2] @kernels::@scale blocks in (%0, %c1, %c1) threads in (%c4, %c1, %c1)  args(%memref : memref<?xf32>, %arg1 : f32, %dim : index)
    %4 = gpu.memcpy async [%3] %alloc, %memref : memref<?xf32>, memref<?xf32>
    %5 = gpu.dealloc async [%4] %memref : memref<?xf32>
    gpu.wait [%5]
  memref.dealloc %alloc : memref<?xf32>
    return %alloc : memref<?xf32>
  }
}

