// A buffer returned from memref.alloca_scope becomes a stack buffer of that scope.
func.func @main() -> i32 {
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %r = memref.alloca_scope -> (memref<i32>) {
    %a = memref.alloc() : memref<i32>
    memref.store %c5, %a[] : memref<i32>
    memref.alloca_scope.return %a : memref<i32>
  }
  memref.alloca_scope {
    %s = memref.alloca() : memref<i32>
    memref.store %c9, %s[] : memref<i32>
  }
  %v = memref.load %r[] : memref<i32>
  return %v : i32
}
