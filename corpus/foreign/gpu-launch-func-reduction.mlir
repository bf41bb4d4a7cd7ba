// Style: GPU outlining, a kernel in a gpu.module with a private workgroup tile, launched by name from the host with an async token chain.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%x: memref<?xf32>, %s: f32, %n: index) kernel {
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %t = gpu.thread_id x
      %o = arith.muli %b, %d : index
      %i = arith.addi %o, %t : index
      %in = arith.cmpi ult, %i, %n : index
      scf.if %in {
        %v = memref.load %x[%i] : memref<?xf32>
        %w = arith.mulf %v, %s : f32
        memref.store %w, %x[%i] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @host(%h: memref<?xf32>, %s: f32) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 4 : index
    %n = memref.dim %h, %c0 : memref<?xf32>
    %g = arith.ceildivui %n, %c32 : index
    %r = memref.alloc(%n) : memref<?xf32>
    %t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
    %t2 = gpu.memcpy async [%t1] %d, %h : memref<?xf32>, memref<?xf32>
    %t3 = gpu.launch_func async [%t2] @kernels::@scale blocks in (%g, %c1, %c1) threads in (%c32, %c1, %c1) args(%d : memref<?xf32>, %s : f32, %n : index)
    %t4 = gpu.memcpy async [%t3] %r, %d : memref<?xf32>, memref<?xf32>
    %t5 = gpu.dealloc async [%t4] %d : memref<?xf32>
    gpu.wait [%t5]
    return %r : memref<?xf32>
  }
}
