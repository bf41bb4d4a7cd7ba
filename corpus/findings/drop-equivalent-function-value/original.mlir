func.func private @g(%a: memref<1xi32>) -> memref<1xi32> {
  return %a : memref<1xi32>
}
func.func @main(%a: memref<1xi32>) {
  %f = func.constant @g : (memref<1xi32>) -> memref<1xi32>
  %0 = call_indirect %f(%a) : (memref<1xi32>) -> memref<1xi32>
  return
}
