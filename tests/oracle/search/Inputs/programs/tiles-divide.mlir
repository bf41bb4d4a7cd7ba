// Precondition: 32 x 8 tiles cover the matrix exactly.
// Words: cf.assert: tiles cover the matrix
func.func @tile(%a: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %rm = arith.remsi %m, %c32 : index
  %rn = arith.remsi %n, %c8 : index
  %okm = arith.cmpi eq, %rm, %c0 : index
  %okn = arith.cmpi eq, %rn, %c0 : index
  %ok = arith.andi %okm, %okn : i1
  %somem = arith.cmpi sgt, %m, %c0 : index
  %somen = arith.cmpi sgt, %n, %c0 : index
  %some = arith.andi %somem, %somen : i1
  cf.assert %ok, "tiles cover the matrix"
  cf.assert %some, "not empty"
  %out = memref.alloc(%m, %n) : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c32 {
    scf.for %j = %c0 to %n step %c8 {
      %s = memref.subview %a[%i, %j] [32, 8] [1, 1] : memref<?x?xf32> to memref<32x8xf32, strided<[?, 1], offset: ?>>
      %d = memref.subview %out[%i, %j] [32, 8] [1, 1] : memref<?x?xf32> to memref<32x8xf32, strided<[?, 1], offset: ?>>
      memref.copy %s, %d : memref<32x8xf32, strided<[?, 1], offset: ?>> to memref<32x8xf32, strided<[?, 1], offset: ?>>
    }
  }
  return %out : memref<?x?xf32>
}
