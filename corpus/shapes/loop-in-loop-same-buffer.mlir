// The inner loop only ever has the buffer that the outer one has then, so that it is that one's to free: nothing is
// compared at run time.
func.func @inner_hands_on(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1, %d: i1, %e: i1) -> i1 {
  cf.cond_br %c, ^outer(%a : memref<4xi32>), ^outer(%b : memref<4xi32>)
^outer(%z: memref<4xi32>):
  cf.br ^inner(%z : memref<4xi32>)
^inner(%x: memref<4xi32>):
  %owned = bufferization.dealloc (%z : memref<4xi32>) if (%e) retain (%x : memref<4xi32>)
  cf.cond_br %d, ^inner(%x : memref<4xi32>), ^latch
^latch:
  cf.cond_br %e, ^outer(%x : memref<4xi32>), ^end
^end:
  return %owned : i1
}
func.func @inner_hands_on_first(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1, %d: i1, %e: i1) -> i1 {
  cf.cond_br %c, ^outer(%a : memref<4xi32>), ^outer(%b : memref<4xi32>)
^inner(%x: memref<4xi32>):
  %owned = bufferization.dealloc (%z : memref<4xi32>) if (%e) retain (%x : memref<4xi32>)
  cf.cond_br %d, ^inner(%x : memref<4xi32>), ^latch
^latch:
  cf.cond_br %e, ^outer(%x : memref<4xi32>), ^end
^outer(%z: memref<4xi32>):
  cf.br ^inner(%z : memref<4xi32>)
^end:
  return %owned : i1
}
