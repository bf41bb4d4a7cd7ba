// Style: outlined GPU kernel in a gpu.module, launched by gpu.launch_func with host buffers and dynamic shared memory.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @axpy(%x: memref<?xf32>, %y: memref<?xf32>, %a: f32) kernel {
      %c0 = arith.constant 0 : index
      %i = gpu.block_id x
      %j = gpu.thread_id x
      %d = gpu.block_dim x
      %b = arith.muli %i, %d : index
      %g = arith.addi %b, %j : index
      %n = memref.dim %x, %c0 : memref<?xf32>
      %in = arith.cmpi ult, %g, %n : index
      scf.if %in {
        %u = memref.load %x[%g] : memref<?xf32>
        %v = memref.load %y[%g] : memref<?xf32>
        %w = arith.mulf %u, %a : f32
        %s = arith.addf %v, %w : f32
        memref.store %s, %y[%g] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @host(%x: memref<?xf32>, %a: f32) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %z = arith.constant 0.0 : f32
    %n = memref.dim %x, %c0 : memref<?xf32>
    %y = memref.alloc(%n) : memref<?xf32>
    linalg.fill ins(%z : f32) outs(%y : memref<?xf32>)
    %blocks0 = arith.ceildivui %n, %c4 : index
    %blocks = arith.maxui %blocks0, %c1 : index
    gpu.launch_func @kernels::@axpy blocks in (%blocks, %c1, %c1) threads in (%c4, %c1, %c1) args(%x : memref<?xf32>, %y : memref<?xf32>, %a : f32)
    return %y : memref<?xf32>
  }
}
