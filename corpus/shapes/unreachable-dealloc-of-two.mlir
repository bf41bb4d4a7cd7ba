// In a block that is not reached a dealloc of several unused buffers stays: only that of one goes with its allocation.
func.func @two(%x: i32) -> i32 {
  return %x : i32
^dead:
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%true, %true)
  return %x : i32
}
func.func @one(%x: i32) -> i32 {
  return %x : i32
^dead:
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%a : memref<2xi32>) if (%true)
  return %x : i32
}
