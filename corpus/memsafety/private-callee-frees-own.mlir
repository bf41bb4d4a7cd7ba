// expected: safe
func.func private @make(%x: memref<4xf32>) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  return %m : memref<4xf32>
}
func.func private @drop(%x: memref<4xf32>) {
  memref.dealloc %x : memref<4xf32>
  return
}
func.func @f(%x: memref<4xf32>) {
  %m = call @make(%x) : (memref<4xf32>) -> memref<4xf32>
  call @drop(%m) : (memref<4xf32>) -> ()
  return
}
