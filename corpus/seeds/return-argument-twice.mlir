// Exercises: a public function returns its argument in two positions beside another argument; three results, pairwise distinct after the pass.
func.func @dup(%m: memref<1xi32>, %n: memref<1xi32>) -> (memref<1xi32>, memref<1xi32>, memref<1xi32>) {
  return %m, %n, %m : memref<1xi32>, memref<1xi32>, memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %k6 = arith.constant 6 : i32
  %k7 = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %k6, %m[%c0] : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %k7, %n[%c0] : memref<1xi32>
  %0:3 = func.call @dup(%m, %n) : (memref<1xi32>, memref<1xi32>) -> (memref<1xi32>, memref<1xi32>, memref<1xi32>)
  %u = memref.load %0#0[%c0] : memref<1xi32>
  vector.print %u : i32
  %v = memref.load %0#1[%c0] : memref<1xi32>
  vector.print %v : i32
  %w = memref.load %0#2[%c0] : memref<1xi32>
  vector.print %w : i32
  return
}
