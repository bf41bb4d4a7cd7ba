// One buffer has its free already, the other one has not.
func.func @main() {
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  memref.copy %m, %n : memref<i32> to memref<i32>
  memref.dealloc %m : memref<i32>
  %s = memref.load %n[] : memref<i32>
  vector.print %s : i32
  return
}
