func.func private @callee(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<100xi32>
  memref.store %x, %a[%c0] : memref<100xi32>
  %y = memref.load %a[%c0] : memref<100xi32>
  return %y : i32
}
func.func private @g(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloca(%n) : memref<?xi32>
    memref.store %i0, %m[%c0] : memref<?xi32>
  }
  %r = func.call @callee(%i0) : (i32) -> i32
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant -100000000 : index
  %r = func.call @g(%n) : (index) -> i32
  return %r : i32
}
