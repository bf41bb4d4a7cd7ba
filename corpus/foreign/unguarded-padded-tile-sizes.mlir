// Style: autotuner's parametric tiling, the tile size is an argument that divides the length; tiles are reversed through scratch.
func.func @reverse_tiles(%x: memref<?xi32>, %tile: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %scratch = memref.alloc(%tile) : memref<?xi32>
  scf.for %o = %c0 to %n step %tile {
    %v = memref.subview %x[%o] [%tile] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    memref.copy %v, %scratch : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
    scf.for %i = %c0 to %tile step %c1 {
      %m = arith.subi %tile, %c1 : index
      %j = arith.subi %m, %i : index
      %e = memref.load %scratch[%j] : memref<?xi32>
      memref.store %e, %v[%i] : memref<?xi32, strided<[1], offset: ?>>
    }
  }
  return
}
