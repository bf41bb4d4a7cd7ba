// Style: GPU host code: device buffers by gpu.alloc, copies in and out, a launch, freed by the program.
func.func @square(%h: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %d = gpu.alloc () : memref<8xf32>
  gpu.memcpy %d, %h : memref<8xf32>, memref<8xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%tx] : memref<8xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %d[%tx] : memref<8xf32>
    gpu.terminator
  }
  gpu.memcpy %h, %d : memref<8xf32>, memref<8xf32>
  gpu.dealloc %d : memref<8xf32>
  return
}
