// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @digest(%arg0: memref<?xi8>) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c0_i8 = arith.constant 0 : i8
    %c-128_i8 = arith.constant -128 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = arith.addi %dim, %c1 : index
    %1 = arith.ceildivui %0, %c16 : index
    %2 = arith.muli %1, %c16 : index
    %alloc = memref.alloc(%2) : memref<?xi8>
    linalg.fill ins(%c0_i8 : i8) outs(%alloc : memref<?xi8>)
    %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
    memref.copy %arg0, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
    memref.store %c-128_i8, %alloc[%dim] : memref<?xi8>
    %alloc_0 = memref.alloc() : memref<4xi32>
    %c1732584193_i32 = arith.constant 1732584193 : i32
    linalg.fill ins(%c1732584193_i32 : i32) outs(%alloc_0 : memref<4xi32>)
    scf.for %arg1 = %c0 to %2 step %c16 {
      %alloca = memref.alloca() : memref<4xi32>
      %view = memref.view %alloc[%arg1][] : memref<?xi8> to memref<4xi32>
      memref.copy %view, %alloca : memref<4xi32> to memref<4xi32>
      scf.for %arg2 = %c0 to %c8 step %c1 {
        %3 = arith.remui %arg2, %c4 : index
        %4 = arith.addi %3, %c1 : index
        %5 = arith.remui %4, %c4 : index
        %6 = memref.load %alloca[%3] : memref<4xi32>
        %7 = memref.load %alloc_0[%3] : memref<4xi32>
        %8 = memref.load %alloc_0[%5] : memref<4xi32>
        %c5_i32 = arith.constant 5 : i32
        %c27_i32 = arith.constant 27 : i32
        %9 = arith.shli %7, %c5_i32 : i32
        %10 = arith.shrui %7, %c27_i32 : i32
        %11 = arith.ori %9, %10 : i32
        %12 = arith.addi %11, %6 : i32
        %13 = arith.xori %12, %8 : i32
        memref.store %13, %alloc_0[%5] : memref<4xi32>
      }
    }
    return %alloc_0 : memref<4xi32>
  }
}
