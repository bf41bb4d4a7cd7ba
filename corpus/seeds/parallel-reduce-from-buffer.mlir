// Exercises: scf.parallel with two scf.reduce regions over values loaded from an outer buffer, with a per-iteration scratch copy.
func.func @red(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %k0 = arith.constant 0 : i32
  %o = memref.alloc() : memref<6xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    %t = arith.index_cast %i : index to i32
    %v = arith.xori %t, %x : i32
    memref.store %v, %o[%i] : memref<6xi32>
  }
  %init = arith.constant -2147483648 : i32
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) init (%k0, %init) -> (i32, i32) {
    %k = arith.addi %i, %j : index
    %s = memref.alloc() : memref<1xi32>
    %v = memref.load %o[%k] : memref<6xi32>
    memref.store %v, %s[%c0] : memref<1xi32>
    %w = memref.load %s[%c0] : memref<1xi32>
    scf.reduce(%w, %v : i32, i32) {
    ^bb0(%l: i32, %h: i32):
      %a = arith.addi %l, %h : i32
      scf.reduce.return %a : i32
    }, {
    ^bb0(%l: i32, %h: i32):
      %a = arith.maxsi %l, %h : i32
      scf.reduce.return %a : i32
    }
  }
  return %r#0, %r#1 : i32, i32
}
func.func @main() {
  %k2 = arith.constant 2 : i32
  %0:2 = func.call @red(%k2) : (i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
