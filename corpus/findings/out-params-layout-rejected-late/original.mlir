func.func private @f() -> memref<1xi32> {
  %a = memref.alloc() : memref<1xi32>
  return %a : memref<1xi32>
}
func.func private @g() -> memref<1xi32, strided<[1], offset: 1>> {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.subview %a[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  return %b : memref<1xi32, strided<[1], offset: 1>>
}
func.func @main() {
  return
}
