// Style: model compiler for decision trees, nodes in constant globals, one walk per tree in a while loop, votes in a buffer.
memref.global "private" constant @feature : memref<2x7xi8> = dense<[[0, 1, 1, -1, -1, -1, -1], [1, 0, 0, -1, -1, -1, -1]]>
memref.global "private" constant @cut : memref<2x7xf32> = dense<[[0.5, 0.0, 1.0, 0.0, 1.0, 2.0, 0.0], [0.0, -1.0, 1.0, 2.0, 1.0, 0.0, 0.0]]>
func.func @predict(%row: memref<2xf32>) -> (index, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z8 = arith.constant 0 : i8
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %f = memref.get_global @feature : memref<2x7xi8>
  %t = memref.get_global @cut : memref<2x7xf32>
  %votes = memref.alloc() : memref<3xi32>
  linalg.fill ins(%z : i32) outs(%votes : memref<3xi32>)
  scf.for %tree = %c0 to %c2 step %c1 {
    %leaf = scf.while (%n = %c0) : (index) -> index {
      %k = memref.load %f[%tree, %n] : memref<2x7xi8>
      %inner = arith.cmpi sge, %k, %z8 : i8
      scf.condition(%inner) %n : index
    } do {
    ^bb0(%n: index):
      %k = memref.load %f[%tree, %n] : memref<2x7xi8>
      %ki = arith.index_castui %k : i8 to index
      %x = memref.load %row[%ki] : memref<2xf32>
      %c = memref.load %t[%tree, %n] : memref<2x7xf32>
      %le = arith.cmpf ole, %x, %c : f32
      %n2 = arith.muli %n, %c2 : index
      %l = arith.addi %n2, %c1 : index
      %r = arith.addi %n2, %c2 : index
      %next = arith.select %le, %l, %r : index
      scf.yield %next : index
    }
    %v = memref.load %t[%tree, %leaf] : memref<2x7xf32>
    %cls = arith.fptosi %v : f32 to i32
    %ix = arith.index_cast %cls : i32 to index
    %old = memref.load %votes[%ix] : memref<3xi32>
    %new = arith.addi %old, %o : i32
    memref.store %new, %votes[%ix] : memref<3xi32>
  }
  %best:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%b = %c0, %m = %z) -> (index, i32) {
    %v = memref.load %votes[%i] : memref<3xi32>
    %gt = arith.cmpi sgt, %v, %m : i32
    %b2 = arith.select %gt, %i, %b : index
    %m2 = arith.select %gt, %v, %m : i32
    scf.yield %b2, %m2 : index, i32
  }
  return %best#0, %votes : index, memref<3xi32>
}
