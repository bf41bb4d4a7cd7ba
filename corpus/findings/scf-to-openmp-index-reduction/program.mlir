func.func @main(%m: memref<8xindex>, %i0: index) -> (index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%i0) -> (index) {
    %x = memref.load %m[%i] : memref<8xindex>
    scf.reduce(%x : index) {
    ^bb0(%a: index, %b: index):
      %k = arith.addi %a, %b : index
      scf.reduce.return %k : index
    }
  }
  return %r : index
}
