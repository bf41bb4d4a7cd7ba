func.func @d(%m: memref<10xi32>, %z: i32) -> i32 {
  %q = affine.for %i = 0 to 10 iter_args(%s = %z) -> i32 {
    %x = affine.load %m[%i] : memref<10xi32>
    %y = arith.maxsi %s, %x : i32
    affine.yield %y : i32
  }
  return %q : i32
}
