// The callee stores the buffer where it may be found later, so that no last use is known: clone-based deallocation
// refuses the caller.
func.func private @keeps(%m: memref<2xi32>, %box: memref<memref<2xi32>>) {
  memref.store %m, %box[] : memref<memref<2xi32>>
  return
}
func.func @kept(%x: i32, %box: memref<memref<2xi32>>) {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  func.call @keeps(%a, %box) : (memref<2xi32>, memref<memref<2xi32>>) -> ()
  return
}
