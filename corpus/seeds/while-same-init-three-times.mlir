// Exercises: scf.while whose three inits are one buffer, rotated in each iteration; all flags false, the root is freed once after the loop.
func.func @same(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r:4 = scf.while (%p = %a, %q = %a, %s = %a, %i = %c0) : (memref<1xi32>, memref<1xi32>, memref<1xi32>, index) -> (memref<1xi32>, memref<1xi32>, memref<1xi32>, index) {
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %q, %s, %p, %i : memref<1xi32>, memref<1xi32>, memref<1xi32>, index
  } do {
  ^bb0(%u: memref<1xi32>, %v: memref<1xi32>, %w: memref<1xi32>, %j: index):
    %l = memref.load %w[%c0] : memref<1xi32>
    %l1 = arith.addi %l, %x : i32
    memref.store %l1, %u[%c0] : memref<1xi32>
    %k = arith.addi %j, %c1 : index
    scf.yield %u, %v, %w, %k : memref<1xi32>, memref<1xi32>, memref<1xi32>, index
  }
  %v = memref.load %r#1[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %0 = func.call @same(%c4, %k3) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
