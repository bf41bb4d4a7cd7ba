// Exercises: buffers never read: one unused, one only stored to, one only copied from; beside one that is observed.
func.func @dead(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %unused = memref.alloc() : memref<4xi32>
  %stored = memref.alloc() : memref<1xi32>
  memref.store %x, %stored[%c0] : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %copied = memref.alloc() : memref<1xi32>
  memref.copy %a, %copied : memref<1xi32> to memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %0 = func.call @dead(%k5) : (i32) -> i32
  vector.print %0 : i32
  return
}
