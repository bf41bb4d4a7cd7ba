func.func private @fill(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2.5 : f32
  memref.store %v, %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c1] : memref<2xf32>
  return
}
func.func @two_returns(%c: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %b = memref.alloc() : memref<2xf32>
  func.call @fill(%b) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<2xf32>
^bb2:
  memref.dealloc %a : memref<2xf32>
  return %b : memref<2xf32>
}
