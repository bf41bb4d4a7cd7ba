// From tests/passes/legacy/dealloc/refused.mlir: a function keeps its argument, which a caller would have to free.
func.func private @keeps(%m: memref<2xf32>, %box: memref<memref<2xf32>>) {
  memref.store %m, %box[] : memref<memref<2xf32>>
  return
}
func.func private @passes_on(%m: memref<2xf32>, %box: memref<memref<2xf32>>) {
  func.call @keeps(%m, %box) : (memref<2xf32>, memref<memref<2xf32>>) -> ()
  return
}
func.func @kept(%box: memref<memref<2xf32>>) {
  %a = memref.alloc() : memref<2xf32>
  func.call @passes_on(%a, %box) : (memref<2xf32>, memref<memref<2xf32>>) -> ()
  return
}
