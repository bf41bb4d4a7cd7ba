memref.global "private" @box : memref<2xmemref<i32>> = uninitialized
func.func private @put(%x: i32, %i: index) {
  %box = memref.get_global @box : memref<2xmemref<i32>>
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %a, %box[%i] : memref<2xmemref<i32>>
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i3 = arith.constant 3 : i32
  %i4 = arith.constant 4 : i32
  call @put(%i3, %c0) : (i32, index) -> ()
  call @put(%i4, %c1) : (i32, index) -> ()
  %box = memref.get_global @box : memref<2xmemref<i32>>
  %a0 = memref.load %box[%c0] : memref<2xmemref<i32>>
  %x = memref.load %a0[] : memref<i32>
  return %x : i32
}
