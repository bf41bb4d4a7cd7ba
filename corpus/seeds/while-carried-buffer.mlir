// Exercises: scf.while that carries one owned buffer unchanged through before and after regions, counting with a scalar.
func.func @count(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r:2 = scf.while (%p = %a, %i = %c0) : (memref<2xi32>, index) -> (memref<2xi32>, index) {
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %p, %i : memref<2xi32>, index
  } do {
  ^bb0(%q: memref<2xi32>, %j: index):
    %v = memref.load %q[%c0] : memref<2xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %q[%c0] : memref<2xi32>
    %k = arith.addi %j, %c1 : index
    scf.yield %q, %k : memref<2xi32>, index
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k2 = arith.constant 2 : i32
  %0 = func.call @count(%c3, %k2) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
