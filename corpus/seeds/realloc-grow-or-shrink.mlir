// Exercises: memref.realloc to a size decided at run time; growing moves, shrinking reuses the allocation, the old value is dead either way.
func.func @re(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %k0 = arith.constant 0 : i32
  %m0 = arith.minui %n, %c8 : index
  %m = arith.maxui %m0, %c1 : index
  %a = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  %r = memref.realloc %a(%m) : memref<?xi32> to memref<?xi32>
  linalg.fill ins(%x : i32) outs(%r : memref<?xi32>)
  %n0 = memref.dim %r, %c0 : memref<?xi32>
  %s = scf.for %i = %c0 to %n0 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %r[%i] : memref<?xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %s : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %k5 = arith.constant 5 : i32
  %0 = func.call @re(%c2, %k5) : (index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @re(%c3, %k5) : (index, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @re(%c6, %k5) : (index, i32) -> i32
  vector.print %2 : i32
  return
}
