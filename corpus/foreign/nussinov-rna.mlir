// Style: bioinformatics kernel from C, Nussinov base pairing: a triangular table and a helper that says whether bases match.
func.func private @match(%a: i8, %b: i8) -> i32 {
  %three = arith.constant 3 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a2 = arith.andi %a, %three : i8
  %b2 = arith.andi %b, %three : i8
  %s = arith.addi %a2, %b2 : i8
  %m = arith.cmpi eq, %s, %three : i8
  %r = arith.select %m, %one, %zero : i32
  return %r : i32
}
func.func @nussinov(%seq: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %seq, %c0 : memref<?xi8>
  %none = arith.cmpi eq, %n, %c0 : index
  %best = scf.if %none -> (i32) {
    scf.yield %zero : i32
  } else {
    %t = memref.alloc(%n, %n) : memref<?x?xi32>
    linalg.fill ins(%zero : i32) outs(%t : memref<?x?xi32>)
    scf.for %len = %c1 to %n step %c1 {
      %ends = arith.subi %n, %len : index
      scf.for %i = %c0 to %ends step %c1 {
        %j = arith.addi %i, %len : index
        %i1 = arith.addi %i, %c1 : index
        %j1 = arith.subi %j, %c1 : index
        %x = memref.load %t[%i1, %j] : memref<?x?xi32>
        %y = memref.load %t[%i, %j1] : memref<?x?xi32>
        %xy = arith.maxsi %x, %y : i32
        %si = memref.load %seq[%i] : memref<?xi8>
        %sj = memref.load %seq[%j] : memref<?xi8>
        %m = func.call @match(%si, %sj) : (i8, i8) -> i32
        %inner = memref.load %t[%i1, %j1] : memref<?x?xi32>
        %pair = arith.addi %inner, %m : i32
        %b0 = arith.maxsi %xy, %pair : i32
        %b = scf.for %k = %i1 to %j step %c1 iter_args(%acc = %b0) -> (i32) {
          %k1 = arith.addi %k, %c1 : index
          %l = memref.load %t[%i, %k] : memref<?x?xi32>
          %r = memref.load %t[%k1, %j] : memref<?x?xi32>
          %lr = arith.addi %l, %r : i32
          %mx = arith.maxsi %acc, %lr : i32
          scf.yield %mx : i32
        }
        memref.store %b, %t[%i, %j] : memref<?x?xi32>
      }
    }
    %last = arith.subi %n, %c1 : index
    %v = memref.load %t[%c0, %last] : memref<?x?xi32>
    scf.yield %v : i32
  }
  return %best : i32
}
