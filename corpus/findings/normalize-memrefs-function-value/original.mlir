// P: normalize-memrefs
func.func private @g(%a: memref<4xi32, strided<[2]>>) {
  return
}
func.func @f(%a: memref<4xi32, strided<[2]>>) {
  %g = constant @g : (memref<4xi32, strided<[2]>>) -> ()
  call_indirect %g(%a) : (memref<4xi32, strided<[2]>>) -> ()
  return
}
