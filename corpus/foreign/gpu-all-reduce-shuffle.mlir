// Style: GPU: gpu.all_reduce and gpu.shuffle in a launch body.
func.func @lanes(%x: memref<4xi32>) -> memref<4xi32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %w = arith.constant 4 : i32
  %out = memref.alloc() : memref<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %v = memref.load %x[%tx] : memref<4xi32>
    %s = gpu.all_reduce add %v uniform {} : (i32) -> (i32)
    memref.store %s, %out[%tx] : memref<4xi32>
    gpu.terminator
  }
  return %out : memref<4xi32>
}
