// Style: IREE after vectorisation of a gather, eight lanes of vector.gather from a table into a heap line, scattered to the output.
func.func @lookup(%table: memref<64xf32>, %ids: memref<8xi32>, %out: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %mask = arith.constant dense<true> : vector<8xi1>
  %pass = arith.constant dense<0.0> : vector<8xf32>
  %k63 = arith.constant dense<63> : vector<8xi32>
  %line = memref.alloc() {alignment = 32 : i64} : memref<8xf32>
  %i0 = vector.load %ids[%c0] : memref<8xi32>, vector<8xi32>
  %i = arith.andi %i0, %k63 : vector<8xi32>
  %v = vector.gather %table[%c0] [%i], %mask, %pass : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.store %v, %line[%c0] : memref<8xf32>, vector<8xf32>
  %zero = arith.constant 0.0 : f32
  %w = vector.transfer_read %line[%c0], %zero : memref<8xf32>, vector<8xf32>
  %m = arith.mulf %w, %w : vector<8xf32>
  vector.scatter %out[%c0] [%i], %mask, %m : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
