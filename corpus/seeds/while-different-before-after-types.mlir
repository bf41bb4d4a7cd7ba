// Exercises: scf.while whose before arguments are (memref, index) and whose after arguments are (memref, memref); the before region allocates what the condition op forwards.
func.func @types(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r:2 = scf.while (%p = %a, %i = %c0) : (memref<2xi32>, index) -> (memref<2xi32>, memref<1xindex>) {
    %next = memref.alloc() : memref<1xindex>
    %k = arith.addi %i, %c1 : index
    memref.store %k, %next[%c0] : memref<1xindex>
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %p, %next : memref<2xi32>, memref<1xindex>
  } do {
  ^bb0(%q: memref<2xi32>, %next: memref<1xindex>):
    %f = memref.alloc() : memref<2xi32>
    %v = memref.load %q[%c1] : memref<2xi32>
    %w = arith.addi %v, %k1 : i32
    linalg.fill ins(%w : i32) outs(%f : memref<2xi32>)
    %k = memref.load %next[%c0] : memref<1xindex>
    scf.yield %f, %k : memref<2xi32>, index
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %k = memref.load %r#1[%c0] : memref<1xindex>
  %w = arith.index_cast %k : index to i32
  return %v, %w : i32, i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k50 = arith.constant 50 : i32
  %0:2 = func.call @types(%c4, %k50) : (index, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
