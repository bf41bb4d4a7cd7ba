// Style: GPU-like sorting network on the host, bitonic sort of a copy; the length must be a power of two.
func.func @bitonic(%in: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %pop = math.ctpop %n : index
  %is = arith.cmpi eq, %pop, %c1 : index
  cf.assert %is, "length is not a power of two"
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %in, %a : memref<?xf32> to memref<?xf32>
  %k = scf.while (%k = %c2) : (index) -> index {
    %more = arith.cmpi ule, %k, %n : index
    scf.condition(%more) %k : index
  } do {
  ^bb0(%k: index):
    %half = arith.divui %k, %c2 : index
    %j = scf.while (%j = %half) : (index) -> index {
      %more = arith.cmpi ugt, %j, %c0 : index
      scf.condition(%more) %j : index
    } do {
    ^bb0(%j: index):
      scf.parallel (%i) = (%c0) to (%n) step (%c1) {
        %l = arith.xori %i, %j : index
        %up = arith.cmpi ugt, %l, %i : index
        scf.if %up {
          %x = memref.load %a[%i] : memref<?xf32>
          %y = memref.load %a[%l] : memref<?xf32>
          %b = arith.andi %i, %k : index
          %asc = arith.cmpi eq, %b, %c0 : index
          %gt = arith.cmpf ogt, %x, %y : f32
          %swap = arith.cmpi eq, %asc, %gt : i1
          %p = arith.select %swap, %y, %x : f32
          %q = arith.select %swap, %x, %y : f32
          memref.store %p, %a[%i] : memref<?xf32>
          memref.store %q, %a[%l] : memref<?xf32>
        }
      }
      %j1 = arith.divui %j, %c2 : index
      scf.yield %j1 : index
    }
    %k1 = arith.muli %k, %c2 : index
    scf.yield %k1 : index
  }
  return %a : memref<?xf32>
}
