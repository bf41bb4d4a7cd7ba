// mistake: the counts of a node's edges are not lowered
// expected: observation or out-of-bounds
module {
  func.func @order(%arg0: memref<?xindex>, %arg1: memref<?xindex>) -> (memref<?xindex>, i1) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %0 = arith.subi %dim, %c1 : index
    %alloc = memref.alloc(%0) : memref<?xindex>
    %alloc_0 = memref.alloc(%0) : memref<?xindex>
    linalg.fill ins(%c0 : index) outs(%alloc : memref<?xindex>)
    linalg.fill ins(%c0 : index) outs(%alloc_0 : memref<?xindex>)
    %1 = memref.load %arg0[%0] : memref<?xindex>
    scf.for %arg2 = %c0 to %1 step %c1 {
      %5 = memref.load %arg1[%arg2] : memref<?xindex>
      %6 = memref.load %alloc[%5] : memref<?xindex>
      %7 = arith.addi %6, %c1 : index
      memref.store %7, %alloc[%5] : memref<?xindex>
    }
    %2 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %c0) -> (index) {
      %5 = memref.load %alloc[%arg2] : memref<?xindex>
      %6 = arith.cmpi eq, %5, %c0 : index
      %7 = scf.if %6 -> (index) {
        memref.store %arg2, %alloc_0[%arg3] : memref<?xindex>
        %8 = arith.addi %arg3, %c1 : index
        scf.yield %8 : index
      } else {
        scf.yield %arg3 : index
      }
      scf.yield %7 : index
    }
    %3:2 = scf.while (%arg2 = %c0, %arg3 = %2) : (index, index) -> (index, index) {
      %5 = arith.cmpi ult, %arg2, %arg3 : index
      scf.condition(%5) %arg2, %arg3 : index, index
    } do {
    ^bb0(%arg2: index, %arg3: index):
      %5 = memref.load %alloc_0[%arg2] : memref<?xindex>
      %6 = arith.addi %5, %c1 : index
      %7 = memref.load %arg0[%5] : memref<?xindex>
      %8 = memref.load %arg0[%6] : memref<?xindex>
      %9 = scf.for %arg4 = %7 to %8 step %c1 iter_args(%arg5 = %arg3) -> (index) {
        %11 = memref.load %arg1[%arg4] : memref<?xindex>
        %12 = memref.load %alloc[%11] : memref<?xindex>
        %13 = arith.subi %12, %c1 : index
        %14 = arith.cmpi eq, %13, %c0 : index
        scf.if %14 {
          memref.store %11, %alloc_0[%arg5] : memref<?xindex>
        }
        %15 = arith.index_castui %14 : i1 to index
        %16 = arith.addi %arg5, %15 : index
        scf.yield %16 : index
      }
      %10 = arith.addi %arg2, %c1 : index
      scf.yield %10, %9 : index, index
    }
    %4 = arith.cmpi eq, %3#0, %0 : index
    memref.dealloc %alloc : memref<?xindex>
    return %alloc_0, %4 : memref<?xindex>, i1
  }
}

