// Exercises: memref.transpose of a dynamic buffer; reads go through the permuted strides, the root is freed.
func.func @tr(%n: index, %m: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %k0 = arith.constant 0 : i32
  %k2 = arith.constant 2 : i32
  %a = arith.minui %n, %c3 : index
  %b = arith.minui %m, %c3 : index
  %o = memref.alloc(%a, %b) : memref<?x?xi32>
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %b step %c1 {
      %k = arith.muli %i, %c10 : index
      %l = arith.addi %k, %j : index
      %v = arith.index_cast %l : index to i32
      memref.store %v, %o[%i, %j] : memref<?x?xi32>
    }
  }
  %t = memref.transpose %o (d0, d1) -> (d1, d0) : memref<?x?xi32> to memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %r = scf.for %i = %c0 to %b step %c1 iter_args(%s = %k0) -> (i32) {
    %r1 = scf.for %j = %c0 to %a step %c1 iter_args(%s1 = %s) -> (i32) {
      %v = memref.load %t[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
      %d = arith.muli %s1, %k2 : i32
      %w = arith.addi %d, %v : i32
      scf.yield %w : i32
    }
    scf.yield %r1 : i32
  }
  return %r : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = func.call @tr(%c2, %c3) : (index, index) -> i32
  vector.print %0 : i32
  return
}
