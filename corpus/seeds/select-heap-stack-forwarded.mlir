// Exercises: arith.select of a heap and a stack buffer, forwarded to a block; its ownership is a dealloc of the heap root that retains the select.
func.func @sel(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloca() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %s = arith.select %c, %a, %b : memref<1xi32>
  cf.cond_br %d, ^bb1(%s : memref<1xi32>), ^bb1(%b : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k20 = arith.constant 20 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @sel(%t, %t, %k1, %k20) : (i1, i1, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @sel(%f, %t, %k1, %k20) : (i1, i1, i32, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @sel(%t, %f, %k1, %k20) : (i1, i1, i32, i32) -> i32
  vector.print %2 : i32
  return
}
