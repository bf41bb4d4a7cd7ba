// Exercises: arith.select between two owned buffers; both roots are freed by their own dealloc, the select result is not.
func.func @sel(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %s = arith.select %c, %a, %b : memref<1xi32>
  %v = memref.load %s[%c0] : memref<1xi32>
  memref.store %y, %s[%c0] : memref<1xi32>
  %w = memref.load %a[%c0] : memref<1xi32>
  %r = arith.subi %v, %w : i32
  return %r : i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k20 = arith.constant 20 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @sel(%t, %k1, %k20) : (i1, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @sel(%f, %k1, %k20) : (i1, i32, i32) -> i32
  vector.print %1 : i32
  return
}
