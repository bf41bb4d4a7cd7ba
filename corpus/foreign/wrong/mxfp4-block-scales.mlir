// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @dequant(%arg0: memref<?x8xf4E2M1FN>, %arg1: memref<?xf8E8M0FNU>) -> memref<?x8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %dim = memref.dim %arg0, %c0 : memref<?x8xf4E2M1FN>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf8E8M0FNU>
    %0 = arith.cmpi eq, %dim, %dim_0 : index
    cf.assert %0, "one scale a block"
    %alloc = memref.alloc(%dim) : memref<?x8xf32>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %1 = memref.load %arg1[%arg2] : memref<?xf8E8M0FNU>
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<?x8xf4E2M1FN>
        %3 = arith.scaling_extf %2, %1 : f4E2M1FN, f8E8M0FNU to f32
      }
    }
    return %alloc : memref<?x8xf32>
  }
}
