// Programs that free by the base buffer of a memref: where the free goes, the ops that made its operand go as well.
func.func @base_of_allocation(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %a : memref<4xi32> -> memref<i32>, index, index, index
  memref.dealloc %base : memref<i32>
  return %v : i32
}
func.func @base_by_cast(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  %base = memref.reinterpret_cast %a to offset: [0], sizes: [], strides: [] : memref<4xi32> to memref<i32>
  memref.dealloc %base : memref<i32>
  return %v : i32
}
func.func @base_used_elsewhere(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %a : memref<4xi32> -> memref<i32>, index, index, index
  %v = memref.load %base[] : memref<i32>
  memref.dealloc %base : memref<i32>
  %w = arith.index_cast %size : index to i32
  %s = arith.addi %v, %w : i32
  return %s : i32
}
