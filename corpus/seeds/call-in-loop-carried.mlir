// Exercises: scf.for whose carried buffer goes into a public function that returns its argument or a fresh buffer.
func.func @step(%m: memref<1xi32>, %i: index) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.remui %i, %c2 : index
  %odd = arith.cmpi eq, %k, %c1 : index
  %r = scf.if %odd -> (memref<1xi32>) {
    scf.yield %m : memref<1xi32>
  } else {
    %a = memref.alloc() : memref<1xi32>
    %v = memref.load %m[%c0] : memref<1xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %a[%c0] : memref<1xi32>
    scf.yield %a : memref<1xi32>
  }
  return %r : memref<1xi32>
}
func.func @use(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = arith.minui %n, %c7 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %q = func.call @step(%p, %i) : (memref<1xi32>, index) -> memref<1xi32>
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %k3 = arith.constant 3 : i32
  %0 = func.call @use(%c5, %k3) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
