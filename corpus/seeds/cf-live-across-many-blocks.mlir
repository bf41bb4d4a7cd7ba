// Exercises: a buffer alive across a long chain of blocks and diamonds without ever being a block argument; used first and last.
func.func @long(%a: i1, %b: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%o : memref<2xi32>)
  cf.br ^bb1
^bb1:
  cf.cond_br %a, ^bb2, ^bb3
^bb2:
  memref.store %k1, %o[%c0] : memref<2xi32>
  cf.br ^bb4
^bb3:
  cf.br ^bb4
^bb4:
  %s = memref.alloc() : memref<1xi32>
  memref.store %k2, %s[%c0] : memref<1xi32>
  cf.cond_br %b, ^bb5, ^bb6
^bb5:
  %v = memref.load %s[%c0] : memref<1xi32>
  memref.store %v, %o[%c1] : memref<2xi32>
  cf.br ^bb7
^bb6:
  cf.br ^bb7
^bb7:
  %p = memref.load %o[%c0] : memref<2xi32>
  %q = memref.load %o[%c1] : memref<2xi32>
  %t = arith.muli %p, %k3 : i32
  %r = arith.addi %t, %q : i32
  return %r : i32
}
func.func @main() {
  %k100 = arith.constant 100 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @long(%t, %f, %k100) : (i1, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @long(%f, %t, %k100) : (i1, i1, i32) -> i32
  vector.print %1 : i32
  return
}
