// Exercises: scf.for whose init is a stack buffer and whose later buffers are on the heap; the result may be either, ownership is carried.
func.func @stack(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %s = memref.alloca() : memref<1xi32>
  memref.store %x, %s[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %s) -> (memref<1xi32>) {
    %h = memref.alloc() : memref<1xi32>
    %v = memref.load %p[%c0] : memref<1xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %h[%c0] : memref<1xi32>
    scf.yield %h : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %k4 = arith.constant 4 : i32
  %0 = func.call @stack(%c0, %k4) : (index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @stack(%c3, %k4) : (index, i32) -> i32
  vector.print %1 : i32
  return
}
