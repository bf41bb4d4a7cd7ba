// A call takes over an unranked memref that its caller only borrows, so that it is copied. A layout is asked for that the copy
// would not have, and the pass refuses the function.
func.func private @takes(%m: memref<*xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.cast %m : memref<*xi32> to memref<2x2xi32, strided<[8, 1]>>
  %v = memref.load %r[%c0, %c0] : memref<2x2xi32, strided<[8, 1]>>
  return %v : i32
}
func.func @borrowed(%a: memref<*xi32>) -> i32 {
  %r = call @takes(%a) : (memref<*xi32>) -> i32
  return %r : i32
}
