// Exercises: memref.alloca_scope with a stack and a heap buffer inside; the heap one is freed before the scope's return.
func.func @scope(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %s = memref.alloca() : memref<2xi32>
    memref.store %x, %s[%c0] : memref<2xi32>
    memref.store %x, %s[%c1] : memref<2xi32>
    %h = memref.alloc() : memref<2xi32>
    memref.copy %s, %h : memref<2xi32> to memref<2xi32>
    %v = memref.load %h[%c1] : memref<2xi32>
    memref.alloca_scope.return %v : i32
  }
  return %r : i32
}
func.func @main() {
  %k13 = arith.constant 13 : i32
  %0 = func.call @scope(%k13) : (i32) -> i32
  vector.print %0 : i32
  return
}
