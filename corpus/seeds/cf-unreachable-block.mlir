// Exercises: a block without predecessors that allocates and forwards a buffer into a live join.
func.func @dead(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k2 = arith.constant 2 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.br ^bb2(%a : memref<1xi32>)
^bb1:
  %b = memref.alloc() : memref<1xi32>
  memref.store %k2, %b[%c0] : memref<1xi32>
  cf.br ^bb2(%b : memref<1xi32>)
^bb2(%p: memref<1xi32>):
  %v = memref.load %p[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k31 = arith.constant 31 : i32
  %0 = func.call @dead(%k31) : (i32) -> i32
  vector.print %0 : i32
  return
}
