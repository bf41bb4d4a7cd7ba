func.func private @g() -> memref<1xi32> {
  %a = memref.alloc() : memref<1xi32>
  return %a : memref<1xi32>
}
func.func @main() {
  %f = func.constant @g : () -> memref<1xi32>
  %0 = call_indirect %f() : () -> memref<1xi32>
  return
}
