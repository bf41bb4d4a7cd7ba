// From tests/passes/legacy/clone-simplification/K2-handed-over.mlir.
func.func private @take(memref<f32> {freehold.arg_ownership = "owned"})
func.func private @look(memref<f32>)
func.func @good_lent() -> f32 {
  %a = memref.alloc() : memref<f32>
  %n = bufferization.clone %a : memref<f32> to memref<f32>
  call @look(%a) : (memref<f32>) -> ()
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  memref.dealloc %a : memref<f32>
  return %v : f32
}
func.func @bad_handed_over() -> f32 {
  %a = memref.alloc() : memref<f32>
  %n = bufferization.clone %a : memref<f32> to memref<f32>
  call @take(%a) : (memref<f32>) -> ()
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  return %v : f32
}
