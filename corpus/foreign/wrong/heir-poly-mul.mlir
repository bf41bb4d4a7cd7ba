// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @polymul(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: index) -> memref<7xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0_i32 = arith.constant 0 : i32
    %c7681_i32 = arith.constant 7681 : i32
    %c12289_i32 = arith.constant 12289 : i32
    %0 = scf.index_switch %arg2 -> i32 
    case 0 {
      scf.yield %c7681_i32 : i32
    }
    default {
      scf.yield %c12289_i32 : i32
    }
    %alloc = memref.alloc() : memref<7xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<7xi32>)
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %1 = affine.load %arg0[%arg3] : memref<4xi32>
        %2 = affine.load %arg1[%arg4] : memref<4xi32>
        %3 = arith.extui %1 : i32 to i64
        %4 = arith.extui %2 : i32 to i64
        %5 = arith.muli %3, %4 : i64
        %6 = arith.extui %0 : i32 to i64
        %7 = arith.remui %5, %6 : i64
        %8 = arith.trunci %7 : i64 to i32
        %9 = affine.load %alloc[%arg3 + %arg4] : memref<7xi32>
        %10 = arith.addi %9, %8 : i32
        %11 = arith.remui %10, %0 : i32
        affine.store %11, %alloc[%arg3 + %arg4] : memref<7xi32>
      }
    }
    memref.dealloc %alloc : memref<7xi32>
    return %alloc : memref<7xi32>
  }
}

