// Style: triton-cpu: a kernel in vectors with masks and strided reads.
func.func @kernel(%x: memref<?xf32>, %o: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %d = memref.dim %x, %c0 : memref<?xf32>
  %e = memref.dim %o, %c0 : memref<?xf32>
  %m0 = arith.minui %d, %e : index
  %m = arith.minui %m0, %n : index
  %scratch = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %m step %c8 {
    %left = arith.subi %m, %i : index
    %mask = vector.create_mask %left : vector<8xi1>
    %pass = vector.broadcast %zero : f32 to vector<8xf32>
    %v = vector.maskedload %x[%i], %mask, %pass : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.store %v, %scratch[%c0] : memref<8xf32>, vector<8xf32>
    %w = vector.load %scratch[%c0] : memref<8xf32>, vector<8xf32>
    %s = vector.reduction <add>, %w : vector<8xf32> into f32
    %b = vector.broadcast %s : f32 to vector<8xf32>
    vector.maskedstore %o[%i], %mask, %b : memref<?xf32>, vector<8xi1>, vector<8xf32>
  }
  return
}
