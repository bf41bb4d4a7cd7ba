func.func private @g(%x: memref<2xf32>, %v: f32, %c: i1) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xf32>
  memref.store %v, %a[%c0] : memref<2xf32>
  cf.cond_br %c, ^x, ^y
^x:
  memref.dealloc %a : memref<2xf32>
  return %x : memref<2xf32>
^y:
  return %a : memref<2xf32>
}
func.func @f(%x: memref<2xf32>, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = func.call @g(%x, %v, %c) : (memref<2xf32>, f32, i1) -> memref<2xf32>
  %p = memref.load %a[%c0] : memref<2xf32>
  return %p : f32
}
