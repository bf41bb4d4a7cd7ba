// Style: buddy-mlir: vector type sizes by vector.vscale-free strip mining with a tail loop, i8 to i32 quantised.
func.func @qconv(%x: memref<?xi8>, %k: memref<3xi8>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi8>
  %enough = arith.maxui %n, %c2 : index
  %m = arith.subi %enough, %c2 : index
  %out = memref.alloc(%m) : memref<?xi32>
  affine.for %i = 0 to %m {
    %s = affine.for %j = 0 to 3 iter_args(%a = %z) -> (i32) {
      %v = affine.load %x[%i + %j] : memref<?xi8>
      %w = affine.load %k[%j] : memref<3xi8>
      %ve = arith.extsi %v : i8 to i32
      %we = arith.extsi %w : i8 to i32
      %p = arith.muli %ve, %we : i32
      %b = arith.addi %a, %p : i32
      affine.yield %b : i32
    }
    affine.store %s, %out[%i] : memref<?xi32>
  }
  return %out : memref<?xi32>
}
