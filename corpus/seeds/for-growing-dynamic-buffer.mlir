// Exercises: scf.for carrying a buffer whose dynamic size grows in each iteration; old contents are copied into a subview of the new allocation.
func.func @grow(%n: index, %x: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc(%c0) : memref<?xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<?xi32>) {
    %old = memref.dim %p, %c0 : memref<?xi32>
    %new = arith.addi %old, %c1 : index
    %q = memref.alloc(%new) : memref<?xi32>
    %s = memref.subview %q[0] [%old] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    memref.copy %p, %s : memref<?xi32> to memref<?xi32, strided<[1]>>
    %t = arith.index_cast %i : index to i32
    %v = arith.addi %t, %x : i32
    memref.store %v, %q[%old] : memref<?xi32>
    scf.yield %q : memref<?xi32>
  }
  return %r : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k10 = arith.constant 10 : i32
  %0 = func.call @grow(%c4, %k10) : (index, i32) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  return
}
