// Style: compressor, greedy LZ77 with a window of 8 bytes, tokens of distance and length in a buffer of pairs.
func.func @tokens(%in: memref<?xi8>) -> (memref<?x2xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %in, %c0 : memref<?xi8>
  %tok = memref.alloc(%n) : memref<?x2xindex>
  %r:2 = scf.while (%i = %c0, %t = %c0) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i, %t : index, index
  } do {
  ^bb0(%i: index, %t: index):
    %far = arith.minui %i, %c8 : index
    %far1 = arith.addi %far, %c1 : index
    %m:2 = scf.for %d = %c1 to %far1 step %c1 iter_args(%bd = %c0, %bl = %c0) -> (index, index) {
      %from = arith.subi %i, %d : index
      %len = scf.while (%l = %c0) : (index) -> index {
        %p = arith.addi %i, %l : index
        %in1 = arith.cmpi ult, %p, %n : index
        %go = scf.if %in1 -> (i1) {
          %q = arith.addi %from, %l : index
          %a = memref.load %in[%p] : memref<?xi8>
          %b = memref.load %in[%q] : memref<?xi8>
          %e = arith.cmpi eq, %a, %b : i8
          scf.yield %e : i1
        } else {
          %f = arith.constant false
          scf.yield %f : i1
        }
        scf.condition(%go) %l : index
      } do {
      ^bb0(%l: index):
        %l1 = arith.addi %l, %c1 : index
        scf.yield %l1 : index
      }
      %gt = arith.cmpi ugt, %len, %bl : index
      %bd2 = arith.select %gt, %d, %bd : index
      %bl2 = arith.select %gt, %len, %bl : index
      scf.yield %bd2, %bl2 : index, index
    }
    memref.store %m#0, %tok[%t, %c0] : memref<?x2xindex>
    memref.store %m#1, %tok[%t, %c1] : memref<?x2xindex>
    %adv = arith.maxui %m#1, %c1 : index
    %i1 = arith.addi %i, %adv : index
    %t1 = arith.addi %t, %c1 : index
    scf.yield %i1, %t1 : index, index
  }
  return %tok, %r#1 : memref<?x2xindex>, index
}
