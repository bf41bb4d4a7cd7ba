func.func private @f() -> (memref<1xi32>, memref<1xi32>) {
  %a = memref.alloc() : memref<1xi32>
  return %a, %a : memref<1xi32>, memref<1xi32>
}
func.func @main() {
  return
}
