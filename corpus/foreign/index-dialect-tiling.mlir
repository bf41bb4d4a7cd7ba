// Style: Mojo-like lowering, sizes in the index dialect, ceildivs of a length by a tile and clamped tails.
func.func @tiles(%x: memref<?xf32>, %tile: index) -> (memref<?xf32>, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %n = memref.dim %x, %zero : memref<?xf32>
  %pos = index.cmp sgt(%tile, %zero)
  cf.assert %pos, "tile is not positive"
  %tiles = index.ceildivs %n, %tile
  %sums = memref.alloc(%tiles) : memref<?xf32>
  %f0 = arith.constant 0.0 : f32
  scf.for %t = %zero to %tiles step %one {
    %lo = index.mul %t, %tile
    %h = index.add %lo, %tile
    %hi = index.mins %h, %n
    %len = index.sub %hi, %lo
    %buf = memref.alloc(%len) : memref<?xf32>
    %v = memref.subview %x[%lo] [%len] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %v, %buf : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
    %s = scf.for %i = %zero to %len step %one iter_args(%a = %f0) -> (f32) {
      %e = memref.load %buf[%i] : memref<?xf32>
      %b = arith.addf %a, %e : f32
      scf.yield %b : f32
    }
    memref.store %s, %sums[%t] : memref<?xf32>
  }
  %tail = index.rems %n, %tile
  return %sums, %tail : memref<?xf32>, index
}
