// Style: OpenCV-like compiler, histogram equalisation of an 8-bit image: counts, prefix sums and a lookup table.
func.func @equalize(%img: memref<?xi8>) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %full = arith.constant 255 : i32
  %n = memref.dim %img, %c0 : memref<?xi8>
  %hist = memref.alloc() : memref<256xi32>
  linalg.fill ins(%zero : i32) outs(%hist : memref<256xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %img[%i] : memref<?xi8>
    %b = arith.index_castui %p : i8 to index
    %h = memref.load %hist[%b] : memref<256xi32>
    %h1 = arith.addi %h, %one : i32
    memref.store %h1, %hist[%b] : memref<256xi32>
  }
  %lut = memref.alloc() : memref<256xi8>
  %ni = arith.index_cast %n : index to i32
  %total = arith.maxsi %ni, %one : i32
  %sum = scf.for %b = %c0 to %c256 step %c1 iter_args(%acc = %zero) -> (i32) {
    %h = memref.load %hist[%b] : memref<256xi32>
    %s = arith.addi %acc, %h : i32
    %m = arith.muli %s, %full : i32
    %q = arith.divui %m, %total : i32
    %t = arith.trunci %q : i32 to i8
    memref.store %t, %lut[%b] : memref<256xi8>
    scf.yield %s : i32
  }
  %out = memref.alloc(%n) : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %img[%i] : memref<?xi8>
    %b = arith.index_castui %p : i8 to index
    %v = memref.load %lut[%b] : memref<256xi8>
    memref.store %v, %out[%i] : memref<?xi8>
  }
  return %out : memref<?xi8>
}
