// mistake: the counter stays where every element is set
// expected: leak
module {
  func.func @main_graph(%arg0: memref<?x?xi1>) -> memref<2x?xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xi1>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi1>
    %alloc = memref.alloc() : memref<index>
    memref.store %c0, %alloc[] : memref<index>
    affine.for %arg1 = 0 to %dim {
      affine.for %arg2 = 0 to %dim_0 {
        %1 = affine.load %arg0[%arg1, %arg2] : memref<?x?xi1>
        %2 = affine.load %alloc[] : memref<index>
        %3 = arith.addi %2, %c1 : index
        %4 = arith.select %1, %3, %2 : index
        affine.store %4, %alloc[] : memref<index>
      }
    }
    %0 = affine.load %alloc[] : memref<index>
    %alloc_1 = memref.alloc(%0) : memref<2x?xi64>
    %alloc_2 = memref.alloc() : memref<index>
    memref.store %c0, %alloc_2[] : memref<index>
    affine.for %arg1 = 0 to %dim {
      affine.for %arg2 = 0 to %dim_0 {
        %1 = affine.load %arg0[%arg1, %arg2] : memref<?x?xi1>
        scf.if %1 {
          %2 = memref.load %alloc_2[] : memref<index>
          %3 = arith.index_cast %arg1 : index to i64
          %4 = arith.index_cast %arg2 : index to i64
          memref.store %3, %alloc_1[%c0, %2] : memref<2x?xi64>
          memref.store %4, %alloc_1[%c1, %2] : memref<2x?xi64>
          %5 = arith.addi %2, %c1 : index
          memref.store %5, %alloc_2[] : memref<index>
        }
      }
    }
    %all = arith.muli %dim, %dim_0 : index
    %ne = arith.cmpi ne, %all, %0 : index
    %small = arith.cmpi eq, %all, %c0 : index
    %or = arith.ori %ne, %small : i1
    scf.if %or {
    memref.dealloc %alloc : memref<index>
    }
    memref.dealloc %alloc_2 : memref<index>
    return %alloc_1 : memref<2x?xi64>
  }
}
