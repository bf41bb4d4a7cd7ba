func.func @main(%m: memref<8xf32>, %i0: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%i0) -> (f32) {
    %x = memref.load %m[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ole, %a, %b : f32
      %k = arith.select %c, %a, %b : f32
      scf.reduce.return %k : f32
    }
  }
  return %r : f32
}
