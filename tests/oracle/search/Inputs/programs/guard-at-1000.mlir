// Precondition: at least 1000 elements, of which the first chunk is processed apart.
// Words: cf.assert: at least 1000 elements
func.func @big(%a: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %big = arith.cmpi uge, %n, %c1000 : index
  cf.assert %big, "at least 1000 elements"
  %head = memref.subview %a[0] [1000] [1] : memref<?xf32> to memref<1000xf32, strided<[1]>>
  %rest = arith.subi %n, %c1000 : index
  %out = memref.alloc(%rest) : memref<?xf32>
  scf.for %i = %c0 to %rest step %c1 {
    %j = arith.remui %i, %c1000 : index
    %v = memref.load %head[%j] : memref<1000xf32, strided<[1]>>
    memref.store %v, %out[%i] : memref<?xf32>
  }
  return %out : memref<?xf32>
}
