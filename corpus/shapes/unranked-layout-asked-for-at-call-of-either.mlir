// A call takes over an unranked memref that its caller owns on one path only, so that it is copied on the other. A layout is asked
// for that the copy would not have, and the pass refuses the function.
func.func private @takes(%m: memref<*xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.cast %m : memref<*xi32> to memref<2x2xi32, strided<[8, 1]>>
  %v = memref.load %r[%c0, %c0] : memref<2x2xi32, strided<[8, 1]>>
  return %v : i32
}
func.func @either(%c: i1, %a: memref<*xi32>, %x: i32) -> i32 {
  %r = scf.if %c -> memref<*xi32> {
    %n = memref.alloc() : memref<16xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<16xi32>)
    %u = memref.cast %n : memref<16xi32> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  } else {
    scf.yield %a : memref<*xi32>
  }
  %v = call @takes(%r) : (memref<*xi32>) -> i32
  return %v : i32
}
