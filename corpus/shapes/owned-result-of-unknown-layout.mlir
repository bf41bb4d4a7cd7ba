// From tests/passes/ownership/unranked-layout.mlir: a result that has to be cloned, of which somebody expects a layout that
// a clone does not have.
func.func private @g(%a: memref<*xi32>) -> memref<*xi32> {
  return %a : memref<*xi32>
}
func.func @f(%a: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = call @g(%a) : (memref<*xi32>) -> memref<*xi32>
  %r = memref.cast %0 : memref<*xi32> to memref<1xi32, strided<[1], offset: 2>>
  %x = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 2>>
  return %x : i32
}
