func.func @d(%m: memref<10xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 2 to 9 step 3 iter_args(%s = %z) -> i32 {
    %x = affine.load %m[%i] : memref<10xi32>
    %y = arith.subi %s, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
