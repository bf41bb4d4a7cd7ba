func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) {bufferization.manual_deallocation} : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %v = memref.load %a[%c0] : memref<?xi32>
  %w = arith.addi %v, %x : i32
  memref.dealloc %a {bufferization.manual_deallocation} : memref<?xi32>
  return %w : i32
}
