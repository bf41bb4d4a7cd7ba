// Exercises: scf.while that allocates in the before region and in the after region; each forwards its own allocation and drops what it received.
func.func @fresh(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r:2 = scf.while (%p = %a, %i = %c0) : (memref<1xi32>, index) -> (memref<1xi32>, index) {
    %f = memref.alloc() : memref<1xi32>
    memref.copy %p, %f : memref<1xi32> to memref<1xi32>
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %f, %i : memref<1xi32>, index
  } do {
  ^bb0(%q: memref<1xi32>, %j: index):
    %g = memref.alloc() : memref<1xi32>
    %v = memref.load %q[%c0] : memref<1xi32>
    %w = arith.addi %v, %k1 : i32
    memref.store %w, %g[%c0] : memref<1xi32>
    %k = arith.addi %j, %c1 : index
    scf.yield %g, %k : memref<1xi32>, index
  }
  %v = memref.load %r#0[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k7 = arith.constant 7 : i32
  %0 = func.call @fresh(%c3, %k7) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
