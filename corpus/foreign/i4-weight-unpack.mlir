// Style: LLM quantiser, packed 4-bit weights: bytes are split into an i4 buffer, dequantised per group with f16 scales.
func.func @dequant(%packed: memref<?xi8>, %scale: f16) -> memref<?xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k4 = arith.constant 4 : i8
  %n = memref.dim %packed, %c0 : memref<?xi8>
  %m = arith.muli %n, %c2 : index
  %nib = memref.alloc(%m) : memref<?xi4>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.load %packed[%i] : memref<?xi8>
    %lo = arith.trunci %b : i8 to i4
    %s = arith.shrui %b, %k4 : i8
    %hi = arith.trunci %s : i8 to i4
    %j = arith.muli %i, %c2 : index
    %j1 = arith.addi %j, %c1 : index
    memref.store %lo, %nib[%j] : memref<?xi4>
    memref.store %hi, %nib[%j1] : memref<?xi4>
  }
  %out = memref.alloc(%m) : memref<?xf16>
  scf.for %i = %c0 to %m step %c1 {
    %v = memref.load %nib[%i] : memref<?xi4>
    %f = arith.sitofp %v : i4 to f16
    %d = arith.mulf %f, %scale : f16
    memref.store %d, %out[%i] : memref<?xf16>
  }
  return %out : memref<?xf16>
}
