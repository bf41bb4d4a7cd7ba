// One buffer is returned and then owned by the caller, whichever branch made it.
func.func @returned(%c: i1, %x: f32) -> (memref<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc () : memref<4xf32>
  %b = gpu.alloc () : memref<4xf32>
  %host = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  memref.store %x, %b[%c0] : memref<4xf32>
  memref.store %x, %host[%c0] : memref<4xf32>
  %result = scf.if %c -> memref<4xf32> {
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %b : memref<4xf32>
  }
  %r = memref.load %host[%c0] : memref<4xf32>
  return %result, %r : memref<4xf32>, f32
}
