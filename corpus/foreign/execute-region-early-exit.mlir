// Style: front end with labelled breaks, scf.execute_region holds the unstructured search and yields the found row's copy.
func.func @find_row(%m: memref<?x3xi32>, %key: i32) -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : i32
  %n = memref.dim %m, %c0 : memref<?x3xi32>
  %row = scf.execute_region -> memref<3xi32> {
    cf.br ^loop(%c0 : index)
  ^loop(%i: index):
    %more = arith.cmpi ult, %i, %n : index
    cf.cond_br %more, ^test, ^missing
  ^test:
    %v = memref.load %m[%i, %c0] : memref<?x3xi32>
    %hit = arith.cmpi eq, %v, %key : i32
    %next = arith.addi %i, %c1 : index
    cf.cond_br %hit, ^found, ^loop(%next : index)
  ^found:
    %copy = memref.alloc() : memref<3xi32>
    %src = memref.subview %m[%i, 0] [1, 3] [1, 1] : memref<?x3xi32> to memref<3xi32, strided<[1], offset: ?>>
    memref.copy %src, %copy : memref<3xi32, strided<[1], offset: ?>> to memref<3xi32>
    scf.yield %copy : memref<3xi32>
  ^missing:
    %dummy = memref.alloc() : memref<3xi32>
    linalg.fill ins(%none : i32) outs(%dummy : memref<3xi32>)
    scf.yield %dummy : memref<3xi32>
  }
  return %row : memref<3xi32>
}
