// A buffer returned through memref.transpose is not seen as escaping and becomes a stack buffer.
func.func private @g(%x: i32) -> memref<1xi32, strided<[1]>> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %t = memref.transpose %a (i) -> (i) : memref<1xi32> to memref<1xi32, strided<[1]>>
  return %t : memref<1xi32, strided<[1]>>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %p = call @g(%c5) : (i32) -> memref<1xi32, strided<[1]>>
  %q = call @g(%c9) : (i32) -> memref<1xi32, strided<[1]>>
  %v = memref.load %p[%c0] : memref<1xi32, strided<[1]>>
  return %v : i32
}
