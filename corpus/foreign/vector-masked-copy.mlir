// Style: scalable-vector code generator, copies a ragged row with create_mask and maskedload, padding goes to a heap line.
func.func @pad_row(%src: memref<?xf32>, %len: index) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %pad = arith.constant dense<-1.0> : vector<8xf32>
  %n = memref.dim %src, %c0 : memref<?xf32>
  %l0 = arith.minui %len, %n : index
  %l = arith.minui %l0, %c8 : index
  %line = memref.alloc() : memref<8xf32>
  %mask = vector.create_mask %l : vector<8xi1>
  %v = vector.maskedload %src[%c0], %mask, %pad : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.store %v, %line[%c0] : memref<8xf32>, vector<8xf32>
  %out = memref.alloc() : memref<8xf32>
  %w = vector.load %line[%c0] : memref<8xf32>, vector<8xf32>
  %twice = arith.addf %w, %w : vector<8xf32>
  %none = arith.cmpi eq, %l, %c0 : index
  scf.if %none {
    memref.copy %line, %out : memref<8xf32> to memref<8xf32>
  } else {
    vector.store %twice, %out[%c0] : memref<8xf32>, vector<8xf32>
  }
  return %out : memref<8xf32>
}
