// Exercises: scf.parallel inside one branch of an scf.if that yields the buffer it filled; the other branch yields the argument.
func.func @p(%c: i1, %arg: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.if %c -> (memref<4xi32>) {
    %a = memref.alloc() : memref<4xi32>
    scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
      %v = memref.load %arg[%i] : memref<4xi32>
      %w = arith.addi %v, %v : i32
      memref.store %w, %a[%i] : memref<4xi32>
      scf.reduce
    }
    scf.yield %a : memref<4xi32>
  } else {
    scf.yield %arg : memref<4xi32>
  }
  return %r : memref<4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k21 = arith.constant 21 : i32
  %t = arith.constant true
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k21 : i32) outs(%m : memref<4xi32>)
  %0 = func.call @p(%t, %m) : (i1, memref<4xi32>) -> memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %e = memref.load %0[%i] : memref<4xi32>
    vector.print %e : i32
  }
  return
}
