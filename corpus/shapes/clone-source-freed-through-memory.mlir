// The source of the clone is freed by what was loaded from memory, before the clone is read: the clone is needed.
func.func @freed_through_memory(%x: i32) -> i32 {
  %box = memref.alloc() : memref<memref<i32>>
  %s = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  memref.store %x, %s[] : memref<i32>
  memref.store %s, %box[] : memref<memref<i32>>
  %n = bufferization.clone %s : memref<i32> to memref<i32>
  %l = memref.load %box[] : memref<memref<i32>>
  memref.dealloc %l {bufferization.manual_deallocation} : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  memref.dealloc %box : memref<memref<i32>>
  return %v : i32
}
func.func @read_through_memory(%x: i32) -> i32 {
  %box = memref.alloc() : memref<memref<i32>>
  %s = memref.alloc() : memref<i32>
  memref.store %x, %s[] : memref<i32>
  memref.store %s, %box[] : memref<memref<i32>>
  %n = bufferization.clone %s : memref<i32> to memref<i32>
  %l = memref.load %box[] : memref<memref<i32>>
  %w = memref.load %l[] : memref<i32>
  memref.dealloc %s : memref<i32>
  %v = memref.load %n[] : memref<i32>
  %sum = arith.addi %v, %w : i32
  memref.dealloc %n : memref<i32>
  memref.dealloc %box : memref<memref<i32>>
  return %sum : i32
}
