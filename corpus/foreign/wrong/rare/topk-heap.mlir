// mistake: scores stay if ties are at the top
// expected: leak
module {
  func.func @topk(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32>, memref<?xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.minui %arg1, %dim : index
    %cst = arith.constant 0xFF800000 : f32
    %c-1_i32 = arith.constant -1 : i32
    %1 = arith.addi %0, %c1 : index
    %alloc = memref.alloc(%1) : memref<?xf32>
    %alloc_0 = memref.alloc(%1) : memref<?xi32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    linalg.fill ins(%c-1_i32 : i32) outs(%alloc_0 : memref<?xi32>)
    scf.for %arg2 = %c0 to %dim step %c1 {
      %2 = memref.load %arg0[%arg2] : memref<?xf32>
      %3 = arith.index_cast %arg2 : index to i32
      memref.store %2, %alloc[%0] : memref<?xf32>
      memref.store %3, %alloc_0[%0] : memref<?xi32>
      %4 = scf.while (%arg3 = %0) : (index) -> index {
        %5 = arith.cmpi ugt, %arg3, %c0 : index
        %6 = scf.if %5 -> (i1) {
          %7 = arith.subi %arg3, %c1 : index
          %8 = memref.load %alloc[%7] : memref<?xf32>
          %9 = memref.load %alloc[%arg3] : memref<?xf32>
          %10 = arith.cmpf olt, %8, %9 : f32
          scf.yield %10 : i1
        } else {
          %false = arith.constant false
          scf.yield %false : i1
        }
        scf.condition(%6) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %5 = arith.subi %arg3, %c1 : index
        %6 = memref.load %alloc[%5] : memref<?xf32>
        %7 = memref.load %alloc[%arg3] : memref<?xf32>
        memref.store %7, %alloc[%5] : memref<?xf32>
        memref.store %6, %alloc[%arg3] : memref<?xf32>
        %8 = memref.load %alloc_0[%5] : memref<?xi32>
        %9 = memref.load %alloc_0[%arg3] : memref<?xi32>
        memref.store %9, %alloc_0[%5] : memref<?xi32>
        memref.store %8, %alloc_0[%arg3] : memref<?xi32>
        scf.yield %5 : index
      }
    }
    %alloc_1 = memref.alloc(%0) : memref<?xf32>
    %alloc_2 = memref.alloc(%0) : memref<?xi32>
    %subview = memref.subview %alloc[0] [%0] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %subview_3 = memref.subview %alloc_0[0] [%0] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    memref.copy %subview, %alloc_1 : memref<?xf32, strided<[1]>> to memref<?xf32>
    memref.copy %subview_3, %alloc_2 : memref<?xi32, strided<[1]>> to memref<?xi32>
    %top = memref.load %alloc[%c0] : memref<?xf32>
    %snd = memref.load %alloc[%0] : memref<?xf32>
    %tie = arith.cmpf one, %top, %snd : f32
    %k0 = arith.cmpi eq, %0, %c0 : index
    %or = arith.ori %tie, %k0 : i1
    scf.if %or {
    memref.dealloc %alloc : memref<?xf32>
    }
    memref.dealloc %alloc_0 : memref<?xi32>
    return %alloc_1, %alloc_2 : memref<?xf32>, memref<?xi32>
  }
}
