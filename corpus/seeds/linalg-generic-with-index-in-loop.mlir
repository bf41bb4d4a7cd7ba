// Exercises: linalg.generic with linalg.index writing a fresh carried buffer in each iteration of scf.for (two inputs, one of them the iter_arg).
func.func @step(%n: index, %arg: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %arg) -> (memref<4xi32>) {
    %q = memref.alloc() : memref<4xi32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (-d0 + 3)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg, %p : memref<4xi32>, memref<4xi32>) outs(%q : memref<4xi32>) {
    ^bb0(%a: i32, %b: i32, %o: i32):
      %k = linalg.index 0 : index
      %l = arith.index_cast %k : index to i32
      %s = arith.addi %a, %b : i32
      %t = arith.addi %s, %l : i32
      linalg.yield %t : i32
    }
    scf.yield %q : memref<4xi32>
  }
  return %r : memref<4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %k10 = arith.constant 10 : i32
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k10 : i32) outs(%a : memref<4xi32>)
  %0 = func.call @step(%c2, %a) : (index, memref<4xi32>) -> memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %e = memref.load %0[%i] : memref<4xi32>
    vector.print %e : i32
  }
  return
}
