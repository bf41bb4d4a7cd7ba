// Exercises: memref.copy of a buffer of which only some cells were written; the uninitialised ones are carried along but never read.
func.func @copy(%i: index, %x: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %j = arith.remui %i, %c4 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%j] : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  %v = memref.load %b[%j] : memref<4xi32>
  return %v : i32
}
func.func @main() {
  %c6 = arith.constant 6 : index
  %k17 = arith.constant 17 : i32
  %0 = func.call @copy(%c6, %k17) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
