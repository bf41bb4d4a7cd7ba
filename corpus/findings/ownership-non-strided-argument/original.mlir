// Style: old front end: an allocation with a permuted affine_map layout, affine accesses.
func.func @layout(%x: memref<3x5xi32>) -> i32 {
  %b = memref.alloc() : memref<3x5xi32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 5 {
      %v = affine.load %x[%i, %j] : memref<3x5xi32>
      affine.store %v, %b[%i, %j] : memref<3x5xi32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %z = arith.constant 0 : i32
  %s = affine.for %i = 0 to 3 iter_args(%a = %z) -> i32 {
    %v = affine.load %b[%i, %i + 2] : memref<3x5xi32, affine_map<(d0, d1) -> (d1, d0)>>
    %w = arith.addi %a, %v : i32
    affine.yield %w : i32
  }
  return %s : i32
}
