// Style: GPU: asynchronous chain of tokens, as gpu-async-region makes it, with host staging buffers not freed yet.
func.func @chain(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %one = arith.constant 1.0 : f32
  %m0 = arith.andi %n, %c7 : index
  %m = arith.addi %m0, %c1 : index
  %host = memref.alloc(%m) : memref<?xf32>
  linalg.fill ins(%one : f32) outs(%host : memref<?xf32>)
  %t0 = gpu.wait async
  %d, %t1 = gpu.alloc async [%t0] (%m) : memref<?xf32>
  %t2 = gpu.memcpy async [%t1] %d, %host : memref<?xf32>, memref<?xf32>
  %t3 = gpu.launch async [%t2] blocks(%bx, %by, %bz) in (%gx = %m, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%bx] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %d[%bx] : memref<?xf32>
    gpu.terminator
  }
  %t4 = gpu.memcpy async [%t3] %host, %d : memref<?xf32>, memref<?xf32>
  %t5 = gpu.dealloc async [%t4] %d : memref<?xf32>
  gpu.wait [%t5]
  %r = memref.load %host[%c0] : memref<?xf32>
  return %r : f32
}
