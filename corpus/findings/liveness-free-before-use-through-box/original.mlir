// A use of a buffer through a memref of memrefs that holds it does not count as a use.
func.func @main() -> i32 {
  %k = arith.constant 7 : i32
  %box = memref.alloc() : memref<memref<i32>>
  %a = memref.alloc() : memref<i32>
  memref.store %k, %a[] : memref<i32>
  memref.store %a, %box[] : memref<memref<i32>>
  %l = memref.load %box[] : memref<memref<i32>>
  %v = memref.load %l[] : memref<i32>
  memref.dealloc %a : memref<i32>
  memref.dealloc %box : memref<memref<i32>>
  return %v : i32
}
