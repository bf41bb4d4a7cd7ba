// Style: GPU warp reduction by gpu.shuffle xor in a launch of one warp.
func.func @warp(%x: memref<32xf32>) -> memref<32xf32> {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %w = arith.constant 32 : i32
  %o1 = arith.constant 1 : i32
  %o2 = arith.constant 2 : i32
  %out = memref.alloc() : memref<32xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %v = memref.load %x[%tx] : memref<32xf32>
    %s, %p = gpu.shuffle xor %v, %o1, %w : f32
    %a = arith.maximumf %v, %s : f32
    %s2, %p2 = gpu.shuffle xor %a, %o2, %w : f32
    %b = arith.maximumf %a, %s2 : f32
    memref.store %b, %out[%tx] : memref<32xf32>
    gpu.terminator
  }
  return %out : memref<32xf32>
}
