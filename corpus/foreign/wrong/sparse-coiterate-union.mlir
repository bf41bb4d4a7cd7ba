// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @union_add(%arg0: memref<?xindex>, %arg1: memref<?xf32>, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<16xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %dim_1 = memref.dim %arg2, %c0 : memref<?xindex>
    %dim_2 = memref.dim %arg3, %c0 : memref<?xf32>
    %1 = arith.minui %dim_1, %dim_2 : index
    %alloc = memref.alloc() : memref<16xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<16xf32>)
    %2:2 = scf.while (%arg5 = %c0, %arg6 = %c0) : (index, index) -> (index, index) {
      %3 = arith.cmpi ult, %arg5, %0 : index
      %4 = arith.cmpi ult, %arg6, %1 : index
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg5, %arg6 : index, index
    } do {
    ^bb0(%arg5: index, %arg6: index):
      %3 = memref.load %arg0[%arg5] : memref<?xindex>
      %4 = memref.load %arg2[%arg6] : memref<?xindex>
      %5 = arith.minui %3, %4 : index
      %6 = arith.cmpi eq, %3, %5 : index
      %7 = arith.cmpi eq, %4, %5 : index
      %8 = arith.cmpi ult, %5, %c16 : index
      scf.if %8 {
        %13 = memref.load %alloc[%5] : memref<16xf32>
        %14 = memref.load %arg1[%arg5] : memref<?xf32>
        %15 = memref.load %arg3[%arg6] : memref<?xf32>
        %16 = arith.select %6, %14, %cst : f32
        %17 = arith.select %7, %15, %cst : f32
        %18 = arith.addf %16, %17 : f32
        %19 = arith.addf %13, %18 : f32
        memref.store %19, %alloc[%5] : memref<16xf32>
      }
      %9 = arith.addi %arg5, %c1 : index
      %10 = arith.addi %arg6, %c1 : index
      %11 = arith.select %6, %9, %arg5 : index
      %12 = arith.select %7, %10, %arg6 : index
      scf.yield %11, %12 : index, index
    }
    memref.copy %alloc, %arg4 : memref<16xf32> to memref<16xf32>
    memref.dealloc %alloc : memref<16xf32>
    memref.dealloc %alloc : memref<16xf32>
    return
  }
}

