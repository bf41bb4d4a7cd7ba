// Exercises: scf.while nested in scf.for nested in scf.if, one buffer carried through all three; inner loops replace it in turn.
func.func @mix(%c: i1, %n: index, %arg: memref<1xi32>) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %m = arith.minui %n, %c4 : index
  %r = scf.if %c -> (memref<1xi32>) {
    %s = scf.for %i = %c0 to %m step %c1 iter_args(%p = %arg) -> (memref<1xi32>) {
      %t:2 = scf.while (%q = %p, %j = %c0) : (memref<1xi32>, index) -> (memref<1xi32>, index) {
        %d = arith.cmpi ult, %j, %i : index
        scf.condition(%d) %q, %j : memref<1xi32>, index
      } do {
      ^bb0(%q: memref<1xi32>, %j: index):
        %f = memref.alloc() : memref<1xi32>
        %v = memref.load %q[%c0] : memref<1xi32>
        %w = arith.addi %v, %k1 : i32
        memref.store %w, %f[%c0] : memref<1xi32>
        %k = arith.addi %j, %c1 : index
        scf.yield %f, %k : memref<1xi32>, index
      }
      scf.yield %t#0 : memref<1xi32>
    }
    scf.yield %s : memref<1xi32>
  } else {
    %a = memref.alloc() : memref<1xi32>
    memref.store %k2, %a[%c0] : memref<1xi32>
    scf.yield %a : memref<1xi32>
  }
  return %r : memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k10 = arith.constant 10 : i32
  %t = arith.constant true
  %m = memref.alloc() : memref<1xi32>
  memref.store %k10, %m[%c0] : memref<1xi32>
  %0 = func.call @mix(%t, %c4, %m) : (i1, index, memref<1xi32>) -> memref<1xi32>
  scf.for %i = %c0 to %c1 step %c1 {
    %e = memref.load %0[%i] : memref<1xi32>
    vector.print %e : i32
  }
  return
}
