// A returned view of an argument with a static non-zero offset is cloned with the view's own type, which no fresh allocation can have.
func.func @f(%a: memref<4xi32>) -> memref<2xi32, strided<[1], offset: 2>> {
  %s = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  return %s : memref<2xi32, strided<[1], offset: 2>>
}
