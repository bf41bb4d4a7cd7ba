// Exercises: private recursion that at the end returns the buffer it was given, through all levels.
func.func private @rec(%fuel: index, %m: memref<1xi32>, %x: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %fuel, %c0 : index
  cf.cond_br %z, ^done, ^more
^done:
  return %m : memref<1xi32>
^more:
  %v = memref.load %m[%c0] : memref<1xi32>
  %w = arith.addi %v, %x : i32
  memref.store %w, %m[%c0] : memref<1xi32>
  %less = arith.subi %fuel, %c1 : index
  %r = func.call @rec(%less, %m, %x) : (index, memref<1xi32>, i32) -> memref<1xi32>
  return %r : memref<1xi32>
}
func.func @use(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = func.call @rec(%m, %a, %x) : (index, memref<1xi32>, i32) -> memref<1xi32>
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k2 = arith.constant 2 : i32
  %0 = func.call @use(%c3, %k2) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
