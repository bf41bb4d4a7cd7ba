// Style: Vectorised row sums: multi_reduction, extract and insert_strided_slice.
func.func @rows(%x: memref<4x4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %out = memref.alloc() : memref<4xf32>
  %v = vector.transfer_read %x[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
  %lo = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x4xf32> to vector<2x4xf32>
  %lo0 = vector.extract %lo[0] : vector<4xf32> from vector<2x4xf32>
  %s = vector.multi_reduction <add>, %v, %zero [1] : vector<4x4xf32> to vector<4xf32>
  %m = arith.maximumf %s, %lo0 : vector<4xf32>
  %sh = vector.shuffle %m, %s [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  vector.transfer_write %sh, %out[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return %out : memref<4xf32>
}
