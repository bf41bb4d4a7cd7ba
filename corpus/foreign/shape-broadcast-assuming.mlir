// Style: MHLO after bufferization, broadcast constraints as shape.cstr_broadcastable and shape.assuming.
module {
  func.func @broadcast_add(%a: memref<?xf32>, %b: memref<?x?xf32>) -> memref<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %sa = shape.shape_of %a : memref<?xf32> -> tensor<1xindex>
    %sb = shape.shape_of %b : memref<?x?xf32> -> tensor<2xindex>
    %w = shape.cstr_broadcastable %sa, %sb : tensor<1xindex>, tensor<2xindex>
    %m = memref.dim %b, %c0 : memref<?x?xf32>
    %n = memref.dim %b, %c1 : memref<?x?xf32>
    %na = memref.dim %a, %c0 : memref<?xf32>
    %out = shape.assuming %w -> memref<?x?xf32> {
      %o = memref.alloc(%m, %n) : memref<?x?xf32>
      %row = memref.alloc(%n) : memref<?xf32>
      %isone = arith.cmpi eq, %na, %c1 : index
      scf.for %i = %c0 to %m step %c1 {
        scf.for %j = %c0 to %n step %c1 {
          %ja = arith.select %isone, %c0, %j : index
          %e = memref.load %a[%ja] : memref<?xf32>
          memref.store %e, %row[%j] : memref<?xf32>
          %x = memref.load %row[%j] : memref<?xf32>
          %y = memref.load %b[%i, %j] : memref<?x?xf32>
          %s = arith.addf %x, %y : f32
          memref.store %s, %o[%i, %j] : memref<?x?xf32>
        }
      }
      shape.assuming_yield %o : memref<?x?xf32>
    }
    return %out : memref<?x?xf32>
  }
}
