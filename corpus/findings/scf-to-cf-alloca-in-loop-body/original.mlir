func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %m = memref.alloca() : memref<256xi32>
    memref.store %s, %m[%c0] : memref<256xi32>
    %y = memref.load %m[%c0] : memref<256xi32>
    scf.yield %y : i32
  }
  return %r : i32
}
