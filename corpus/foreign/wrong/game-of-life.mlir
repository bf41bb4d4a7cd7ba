// mistake: a still life leaves without freeing the board that turned out to be the same
// expected: leak
module {
  func.func @life(%arg0: memref<6x6xi8>, %arg1: index) -> (memref<6x6xi8>, index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c2_i8 = arith.constant 2 : i8
    %c3_i8 = arith.constant 3 : i8
    %false = arith.constant false
    %0 = arith.minui %arg1, %c8 : index
    %alloc = memref.alloc() : memref<6x6xi8>
    affine.for %arg2 = 0 to 6 {
      affine.for %arg3 = 0 to 6 {
        %8 = affine.load %arg0[%arg2, %arg3] : memref<6x6xi8>
        %9 = arith.andi %8, %c1_i8 : i8
        affine.store %9, %alloc[%arg2, %arg3] : memref<6x6xi8>
      }
    }
    cf.br ^bb2(%alloc, %c0 : memref<6x6xi8>, index)
  ^bb1:  // pred: ^bb3
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %1 : memref<6x6xi8> -> memref<i8>, index, index, index, index, index
    memref.dealloc %base_buffer : memref<i8>
    cf.br ^bb2(%alloc_0, %5 : memref<6x6xi8>, index)
  ^bb2(%1: memref<6x6xi8>, %2: index):  // 2 preds: ^bb0, ^bb1
    %3 = arith.cmpi ult, %2, %0 : index
    cf.cond_br %3, ^bb3, ^bb5(%1, %2 : memref<6x6xi8>, index)
  ^bb3:  // pred: ^bb2
    %alloc_0 = memref.alloc() : memref<6x6xi8>
    %4 = scf.for %arg2 = %c0 to %c6 step %c1 iter_args(%arg3 = %false) -> (i1) {
      %8 = scf.for %arg4 = %c0 to %c6 step %c1 iter_args(%arg5 = %arg3) -> (i1) {
        %9 = scf.for %arg6 = %c5 to %c8 step %c1 iter_args(%arg7 = %c0_i8) -> (i8) {
          %20 = scf.for %arg8 = %c5 to %c8 step %c1 iter_args(%arg9 = %arg7) -> (i8) {
            %21 = arith.addi %arg2, %arg6 : index
            %22 = arith.addi %arg4, %arg8 : index
            %23 = arith.remui %21, %c6 : index
            %24 = arith.remui %22, %c6 : index
            %25 = memref.load %1[%23, %24] : memref<6x6xi8>
            %26 = arith.addi %arg9, %25 : i8
            scf.yield %26 : i8
          }
          scf.yield %20 : i8
        }
        %10 = memref.load %1[%arg2, %arg4] : memref<6x6xi8>
        %11 = arith.subi %9, %10 : i8
        %12 = arith.cmpi eq, %11, %c3_i8 : i8
        %13 = arith.cmpi eq, %11, %c2_i8 : i8
        %14 = arith.extui %12 : i1 to i8
        %15 = arith.extui %13 : i1 to i8
        %16 = arith.andi %15, %10 : i8
        %17 = arith.ori %14, %16 : i8
        memref.store %17, %alloc_0[%arg2, %arg4] : memref<6x6xi8>
        %18 = arith.cmpi ne, %17, %10 : i8
        %19 = arith.ori %arg5, %18 : i1
        scf.yield %19 : i1
      }
      scf.yield %8 : i1
    }
    %5 = arith.addi %2, %c1 : index
    cf.cond_br %4, ^bb1, ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%1, %2 : memref<6x6xi8>, index)
  ^bb5(%6: memref<6x6xi8>, %7: index):  // 2 preds: ^bb2, ^bb4
    return %6, %7 : memref<6x6xi8>, index
  }
}
