// mistake: the saved stack is freed inside of the loop that reverses it, which may run no times or several times
// expected: leak or use-after-free
module {
  func.func @run(%arg0: memref<?xi8>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %c0_i32 = arith.constant 0 : i32
    %c3_i8 = arith.constant 3 : i8
    %c2_i8 = arith.constant 2 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<8xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<8xi32>)
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %c0) : (index, index) -> (index, index) {
      %2 = arith.cmpi ult, %arg1, %dim : index
      scf.condition(%2) %arg1, %arg2 : index, index
    } do {
    ^bb0(%arg1: index, %arg2: index):
      %2 = memref.load %arg0[%arg1] : memref<?xi8>
      %3 = arith.andi %2, %c3_i8 : i8
      %4 = arith.shrsi %2, %c2_i8 : i8
      %5 = arith.index_castui %3 : i8 to index
      %6 = arith.extsi %4 : i8 to i32
      %7 = arith.maxui %arg2, %c2 : index
      %8 = arith.subi %7, %c1 : index
      %9 = arith.subi %7, %c2 : index
      %10 = scf.index_switch %5 -> index 
      case 0 {
        memref.store %6, %alloc[%arg2] : memref<8xi32>
        %12 = arith.addi %arg2, %c1 : index
        %13 = arith.minui %12, %c7 : index
        scf.yield %13 : index
      }
      case 1 {
        %12 = memref.load %alloc[%9] : memref<8xi32>
        %13 = memref.load %alloc[%8] : memref<8xi32>
        %14 = arith.addi %12, %13 : i32
        memref.store %14, %alloc[%9] : memref<8xi32>
        scf.yield %8 : index
      }
      case 2 {
        %12 = memref.load %alloc[%9] : memref<8xi32>
        %13 = memref.load %alloc[%8] : memref<8xi32>
        %14 = arith.muli %12, %13 : i32
        memref.store %14, %alloc[%9] : memref<8xi32>
        scf.yield %8 : index
      }
      default {
        %alloc_0 = memref.alloc() : memref<8xi32>
        memref.copy %alloc, %alloc_0 : memref<8xi32> to memref<8xi32>
        scf.for %arg3 = %c0 to %arg2 step %c1 {
          %12 = arith.subi %arg2, %c1 : index
          %13 = arith.subi %12, %arg3 : index
          %14 = memref.load %alloc_0[%13] : memref<8xi32>
          memref.store %14, %alloc[%arg3] : memref<8xi32>
        memref.dealloc %alloc_0 : memref<8xi32>
        }
        scf.yield %arg2 : index
      }
      %11 = arith.addi %arg1, %c1 : index
      scf.yield %11, %10 : index, index
    }
    %1 = memref.load %alloc[%c0] : memref<8xi32>
    memref.dealloc %alloc : memref<8xi32>
    return %1 : i32
  }
}
