// mistake: the kernel of the device adds where it should multiply
// expected: observation
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @axpy(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: f32) kernel attributes {freehold.deallocated = ["memref"]} {
      %c0 = arith.constant 0 : index
      %block_id_x = gpu.block_id  x
      %thread_id_x = gpu.thread_id  x
      %block_dim_x = gpu.block_dim  x
      %0 = arith.muli %block_id_x, %block_dim_x : index
      %1 = arith.addi %0, %thread_id_x : index
      %dim = memref.dim %arg0, %c0 : memref<?xf32>
      %2 = arith.cmpi ult, %1, %dim : index
      scf.if %2 {
        %3 = memref.load %arg0[%1] : memref<?xf32>
        %4 = memref.load %arg1[%1] : memref<?xf32>
        %5 = arith.addf %3, %arg2 : f32
        %6 = arith.addf %4, %5 : f32
        memref.store %6, %arg1[%1] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @host(%arg0: memref<?xf32>, %arg1: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    %0 = arith.ceildivui %dim, %c4 : index
    %1 = arith.maxui %0, %c1 : index
    gpu.launch_func  @kernels::@axpy blocks in (%1, %c1, %c1) threads in (%c4, %c1, %c1)  args(%arg0 : memref<?xf32>, %alloc : memref<?xf32>, %arg1 : f32)
    return %alloc : memref<?xf32>
  }
}
