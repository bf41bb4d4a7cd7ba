// Exercises: scf.while that swaps its two carried buffers in the condition op and again not in the yield; results are permuted roots.
func.func @swap(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %r:3 = scf.while (%p = %a, %q = %b, %i = %c0) : (memref<1xi32>, memref<1xi32>, index) -> (memref<1xi32>, memref<1xi32>, index) {
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %q, %p, %i : memref<1xi32>, memref<1xi32>, index
  } do {
  ^bb0(%s: memref<1xi32>, %t: memref<1xi32>, %j: index):
    %v = memref.load %s[%c0] : memref<1xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %s[%c0] : memref<1xi32>
    %k = arith.addi %j, %c1 : index
    scf.yield %s, %t, %k : memref<1xi32>, memref<1xi32>, index
  }
  %v = memref.load %r#0[%c0] : memref<1xi32>
  %w = memref.load %r#1[%c0] : memref<1xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %k1 = arith.constant 1 : i32
  %k100 = arith.constant 100 : i32
  %0:2 = func.call @swap(%c2, %k1, %k100) : (index, i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
