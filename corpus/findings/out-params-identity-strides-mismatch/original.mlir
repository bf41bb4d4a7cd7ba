func.func private @g() -> memref<1xi32, strided<[1]>> {
  %a = memref.alloc() : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<1xi32, strided<[1]>>
  return %b : memref<1xi32, strided<[1]>>
}
func.func @main() {
  %0 = call @g() : () -> memref<1xi32, strided<[1]>>
  return
}
