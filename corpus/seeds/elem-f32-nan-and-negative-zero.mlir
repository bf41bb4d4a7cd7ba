// Exercises: f32 buffers holding special values; their bits survive copies of the buffer.
func.func @special(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant -0.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %tiny = arith.constant 0x00000001 : f32
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  memref.store %z, %a[%c1] : memref<4xf32>
  memref.store %inf, %a[%c2] : memref<4xf32>
  memref.store %tiny, %a[%c3] : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return %b : memref<4xf32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 1.1 : f32
  %0 = func.call @special(%x) : (f32) -> memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %e = memref.load %0[%i] : memref<4xf32>
    vector.print %e : f32
    %b = arith.bitcast %e : f32 to i32
    vector.print %b : i32
  }
  return
}
