// A function that returns its argument: the ABI makes the result the caller's.
func.func @first(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @main() {
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  %n = func.call @first(%m) : (memref<i32>) -> memref<i32>
  %s = memref.load %n[] : memref<i32>
  vector.print %s : i32
  return
}
