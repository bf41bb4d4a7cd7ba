// memref.realloc copies what it grows. So a buffer that lies in it is returned with the new one.
func.func @returned_in_box(%n: index, %x: i32) -> memref<?xmemref<i32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %box = memref.alloc(%c1) : memref<?xmemref<i32>>
  memref.store %a, %box[%c0] : memref<?xmemref<i32>>
  %grown = memref.realloc %box(%n) : memref<?xmemref<i32>> to memref<?xmemref<i32>>
  return %grown : memref<?xmemref<i32>>
}
