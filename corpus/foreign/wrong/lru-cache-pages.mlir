// mistake: `memref.dealloc %alloc_0` stands twice
// expected: double-free
module {
  func.func private @disk_read(memref<8xi8>, index) attributes {freehold.deallocated = ["memref"]}
  func.func @touch(%arg0: memref<?xindex>) -> (index, i64) attributes {freehold.deallocated = ["memref"]} {
    %c0_i8 = arith.constant 0 : i8
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c-1 = arith.constant -1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %alloc = memref.alloc() : memref<3xindex>
    %alloc_0 = memref.alloc() : memref<3xindex>
    %alloc_1 = memref.alloc() : memref<3x8xi8>
    linalg.fill ins(%c-1 : index) outs(%alloc : memref<3xindex>)
    linalg.fill ins(%c0 : index) outs(%alloc_0 : memref<3xindex>)
    linalg.fill ins(%c0_i8 : i8) outs(%alloc_1 : memref<3x8xi8>)
    %0:2 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0, %arg3 = %c0_i64) -> (index, i64) {
      %1 = memref.load %arg0[%arg1] : memref<?xindex>
      %2:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %c-1, %arg6 = %c0) -> (index, index) {
        %11 = memref.load %alloc[%arg4] : memref<3xindex>
        %12 = arith.cmpi eq, %11, %1 : index
        %13 = arith.select %12, %arg4, %arg5 : index
        %14 = memref.load %alloc_0[%arg4] : memref<3xindex>
        %15 = memref.load %alloc_0[%arg6] : memref<3xindex>
        %16 = arith.cmpi ult, %14, %15 : index
        %17 = arith.select %16, %arg4, %arg6 : index
        scf.yield %13, %17 : index, index
      }
      %3 = arith.cmpi eq, %2#0, %c-1 : index
      %4 = arith.select %3, %2#1, %2#0 : index
      scf.if %3 {
        %alloc_2 = memref.alloc() : memref<8xi8>
        linalg.fill ins(%c0_i8 : i8) outs(%alloc_2 : memref<8xi8>)
        func.call @disk_read(%alloc_2, %1) : (memref<8xi8>, index) -> ()
        %subview = memref.subview %alloc_1[%2#1, 0] [1, 8] [1, 1] : memref<3x8xi8> to memref<8xi8, strided<[1], offset: ?>>
        memref.copy %alloc_2, %subview : memref<8xi8> to memref<8xi8, strided<[1], offset: ?>>
        memref.store %1, %alloc[%2#1] : memref<3xindex>
        memref.dealloc %alloc_2 : memref<8xi8>
      }
      %5 = arith.addi %arg1, %c1 : index
      memref.store %5, %alloc_0[%4] : memref<3xindex>
      %6 = memref.load %alloc_1[%4, %c0] : memref<3x8xi8>
      %7 = arith.extui %6 : i8 to i64
      %8 = arith.addi %arg3, %7 : i64
      %9 = arith.index_castui %3 : i1 to index
      %10 = arith.addi %arg2, %9 : index
      scf.yield %10, %8 : index, i64
    }
    memref.dealloc %alloc : memref<3xindex>
    memref.dealloc %alloc_0 : memref<3xindex>
    memref.dealloc %alloc_0 : memref<3xindex>
    memref.dealloc %alloc_1 : memref<3x8xi8>
    return %0#0, %0#1 : index, i64
  }
}
