// Exercises: memref.alloca_scope that returns a buffer of the enclosing block; result and root alias and the root is freed once.
func.func @scope(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %k2 = arith.constant 2 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = memref.alloca_scope -> (memref<1xi32>) {
    %v = memref.load %a[%c0] : memref<1xi32>
    %w = arith.muli %v, %k2 : i32
    memref.store %w, %a[%c0] : memref<1xi32>
    memref.alloca_scope.return %a : memref<1xi32>
  }
  memref.store %k2, %a[%c0] : memref<1xi32>
  %v = memref.load %r[%c0] : memref<1xi32>
  memref.store %x, %r[%c0] : memref<1xi32>
  %w = memref.load %a[%c0] : memref<1xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %k6 = arith.constant 6 : i32
  %0:2 = func.call @scope(%k6) : (i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
