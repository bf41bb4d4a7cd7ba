// An op that refuses to be deallocated.
func.func @rejected(%x: f32) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  "downstream.reject"(%m) : (memref<f32>) -> ()
  return
}
