// mistake: the row of a tile is freed before and after it is copied
// expected: double-free
module {
  func.func @mandel(%arg0: f32, %arg1: f32, %arg2: f32) -> memref<4x6xi8> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c20_i8 = arith.constant 20 : i8
    %alloc = memref.alloc() : memref<4x6xi8>
    scf.parallel (%arg3) = (%c0) to (%c4) step (%c1) {
      %alloc_1 = memref.alloc() : memref<6xi8>
      %0 = arith.index_cast %arg3 : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = arith.mulf %1, %arg2 : f32
      %3 = arith.addf %arg1, %2 : f32
      scf.for %arg4 = %c0 to %c6 step %c1 {
        %4 = arith.index_cast %arg4 : index to i32
        %5 = arith.sitofp %4 : i32 to f32
        %6 = arith.mulf %5, %arg2 : f32
        %7 = arith.addf %arg0, %6 : f32
        %8:3 = scf.while (%arg5 = %cst, %arg6 = %cst, %arg7 = %c0_i8) : (f32, f32, i8) -> (f32, f32, i8) {
          %9 = arith.mulf %arg5, %arg5 : f32
          %10 = arith.mulf %arg6, %arg6 : f32
          %11 = arith.addf %9, %10 : f32
          %12 = arith.cmpf ole, %11, %cst_0 : f32
          %13 = arith.cmpi slt, %arg7, %c20_i8 : i8
          %14 = arith.andi %12, %13 : i1
          scf.condition(%14) %arg5, %arg6, %arg7 : f32, f32, i8
        } do {
        ^bb0(%arg5: f32, %arg6: f32, %arg7: i8):
          %9 = arith.mulf %arg5, %arg5 : f32
          %10 = arith.mulf %arg6, %arg6 : f32
          %11 = arith.mulf %arg5, %arg6 : f32
          %12 = arith.subf %9, %10 : f32
          %13 = arith.addf %12, %7 : f32
          %14 = arith.addf %11, %11 : f32
          %15 = arith.addf %14, %3 : f32
          %16 = arith.addi %arg7, %c1_i8 : i8
          scf.yield %13, %15, %16 : f32, f32, i8
        }
        memref.store %8#2, %alloc_1[%arg4] : memref<6xi8>
      }
      %subview = memref.subview %alloc[%arg3, 0] [1, 6] [1, 1] : memref<4x6xi8> to memref<6xi8, strided<[1], offset: ?>>
      memref.copy %alloc_1, %subview : memref<6xi8> to memref<6xi8, strided<[1], offset: ?>>
      memref.dealloc %alloc_1 : memref<6xi8>
      memref.dealloc %alloc_1 : memref<6xi8>
      scf.reduce 
    }
    return %alloc : memref<4x6xi8>
  }
}
