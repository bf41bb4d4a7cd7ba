// Exercises: structured early exit; a loop stops replacing its carried buffer once a flag in memory is set, flag buffer and carried buffer both owned.
func.func @find(%n: index, %limit: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %false = arith.constant false
  %m = arith.minui %n, %c8 : index
  %done = memref.alloc() : memref<i1>
  memref.store %false, %done[] : memref<i1>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %d = memref.load %done[] : memref<i1>
    %q = scf.if %d -> (memref<1xi32>) {
      scf.yield %p : memref<1xi32>
    } else {
      %f = memref.alloc() : memref<1xi32>
      %v = memref.load %p[%c0] : memref<1xi32>
      %w = arith.addi %v, %x : i32
      memref.store %w, %f[%c0] : memref<1xi32>
      %c = arith.cmpi sge, %w, %limit : i32
      memref.store %c, %done[] : memref<i1>
      scf.yield %f : memref<1xi32>
    }
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c7 = arith.constant 7 : index
  %k10 = arith.constant 10 : i32
  %k3 = arith.constant 3 : i32
  %0 = func.call @find(%c7, %k10, %k3) : (index, i32, i32) -> i32
  vector.print %0 : i32
  return
}
