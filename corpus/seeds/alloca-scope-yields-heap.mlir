// Exercises: memref.alloca_scope that returns a heap buffer allocated inside while its stack buffer ends.
func.func @scope(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (memref<2xi32>) {
    %s = memref.alloca() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%s : memref<2xi32>)
    %h = memref.alloc() : memref<2xi32>
    memref.copy %s, %h : memref<2xi32> to memref<2xi32>
    memref.alloca_scope.return %h : memref<2xi32>
  }
  memref.store %x, %r[%c0] : memref<2xi32>
  %v = memref.load %r[%c1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %k14 = arith.constant 14 : i32
  %0 = func.call @scope(%k14) : (i32) -> i32
  vector.print %0 : i32
  return
}
