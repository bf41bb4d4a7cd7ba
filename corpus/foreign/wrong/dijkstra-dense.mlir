// mistake: `memref.dealloc %alloc_2` stands twice
// expected: double-free
module {
  func.func @dijkstra(%arg0: memref<?x?xi32>, %arg1: index) -> (memref<?xi32>, memref<?xindex>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1000000_i32 = arith.constant 1000000 : i32
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %true = arith.constant true
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32>
    %0 = arith.cmpi eq, %dim, %dim_0 : index
    cf.assert %0, "square"
    %1 = arith.cmpi ult, %arg1, %dim : index
    cf.assert %1, "source is a node"
    %alloc = memref.alloc(%dim) : memref<?xi32>
    %alloc_1 = memref.alloc(%dim) : memref<?xindex>
    %alloc_2 = memref.alloc(%dim) : memref<?xi1>
    linalg.fill ins(%c1000000_i32 : i32) outs(%alloc : memref<?xi32>)
    linalg.fill ins(%dim : index) outs(%alloc_1 : memref<?xindex>)
    linalg.fill ins(%false : i1) outs(%alloc_2 : memref<?xi1>)
    memref.store %c0_i32, %alloc[%arg1] : memref<?xi32>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %2:2 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %dim, %arg5 = %c1000000_i32) -> (index, i32) {
        %4 = memref.load %alloc_2[%arg3] : memref<?xi1>
        %5 = memref.load %alloc[%arg3] : memref<?xi32>
        %6 = arith.cmpi slt, %5, %arg5 : i32
        %7 = arith.xori %4, %true : i1
        %8 = arith.andi %6, %7 : i1
        %9 = arith.select %8, %arg3, %arg4 : index
        %10 = arith.select %8, %5, %arg5 : i32
        scf.yield %9, %10 : index, i32
      }
      %3 = arith.cmpi ult, %2#0, %dim : index
      scf.if %3 {
        memref.store %true, %alloc_2[%2#0] : memref<?xi1>
        scf.for %arg3 = %c0 to %dim step %c1 {
          %4 = memref.load %arg0[%2#0, %arg3] : memref<?x?xi32>
          %5 = arith.cmpi sgt, %4, %c0_i32 : i32
          scf.if %5 {
            %6 = arith.addi %2#1, %4 : i32
            %7 = arith.minsi %6, %c1000000_i32 : i32
            %8 = memref.load %alloc[%arg3] : memref<?xi32>
            %9 = arith.cmpi slt, %7, %8 : i32
            scf.if %9 {
              memref.store %7, %alloc[%arg3] : memref<?xi32>
              memref.store %2#0, %alloc_1[%arg3] : memref<?xindex>
            }
          }
        }
      }
    }
    memref.dealloc %alloc_2 : memref<?xi1>
    memref.dealloc %alloc_2 : memref<?xi1>
    return %alloc, %alloc_1 : memref<?xi32>, memref<?xindex>
  }
}
