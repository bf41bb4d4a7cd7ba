func.func @main(%m: memref<8xi1>, %i0: i1) -> (i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%i0) -> (i1) {
    %x = memref.load %m[%i] : memref<8xi1>
    scf.reduce(%x : i1) {
    ^bb0(%a: i1, %b: i1):
      %k = arith.andi %a, %b : i1
      scf.reduce.return %k : i1
    }
  }
  return %r : i1
}
