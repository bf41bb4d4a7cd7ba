// mistake: the row for swaps stays at the last step but one
// expected: leak
module {
  func.func @getrf(%arg0: memref<5x5xf64>) -> (memref<5xindex>, i1) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xindex>
    %0 = scf.for %arg1 = %c0 to %c5 step %c1 iter_args(%arg2 = %true) -> (i1) {
      %1 = memref.load %arg0[%arg1, %arg1] : memref<5x5xf64>
      %2 = math.absf %1 : f64
      %3:2 = scf.for %arg3 = %arg1 to %c5 step %c1 iter_args(%arg4 = %arg1, %arg5 = %2) -> (index, f64) {
        %7 = memref.load %arg0[%arg3, %arg1] : memref<5x5xf64>
        %8 = math.absf %7 : f64
        %9 = arith.cmpf ogt, %8, %arg5 : f64
        %10 = arith.select %9, %arg3, %arg4 : index
        %11 = arith.select %9, %8, %arg5 : f64
        scf.yield %10, %11 : index, f64
      }
      memref.store %3#0, %alloc[%arg1] : memref<5xindex>
      %4 = arith.cmpi ne, %3#0, %arg1 : index
      scf.if %4 {
        %alloc_0 = memref.alloc() : memref<5xf64>
        %subview = memref.subview %arg0[%arg1, 0] [1, 5] [1, 1] : memref<5x5xf64> to memref<5xf64, strided<[1], offset: ?>>
        %subview_1 = memref.subview %arg0[%3#0, 0] [1, 5] [1, 1] : memref<5x5xf64> to memref<5xf64, strided<[1], offset: ?>>
        memref.copy %subview, %alloc_0 : memref<5xf64, strided<[1], offset: ?>> to memref<5xf64>
        memref.copy %subview_1, %subview : memref<5xf64, strided<[1], offset: ?>> to memref<5xf64, strided<[1], offset: ?>>
        memref.copy %alloc_0, %subview_1 : memref<5xf64> to memref<5xf64, strided<[1], offset: ?>>
        %third = arith.constant 3 : index
        %isnot = arith.cmpi ne, %arg1, %third : index
        scf.if %isnot {
        memref.dealloc %alloc_0 : memref<5xf64>
      }
      }
      %5 = arith.cmpf ogt, %3#1, %cst : f64
      scf.if %5 {
        %7 = memref.load %arg0[%arg1, %arg1] : memref<5x5xf64>
        %8 = arith.addi %arg1, %c1 : index
        scf.for %arg3 = %8 to %c5 step %c1 {
          %9 = memref.load %arg0[%arg3, %arg1] : memref<5x5xf64>
          %10 = arith.divf %9, %7 : f64
          memref.store %10, %arg0[%arg3, %arg1] : memref<5x5xf64>
          scf.for %arg4 = %8 to %c5 step %c1 {
            %11 = memref.load %arg0[%arg1, %arg4] : memref<5x5xf64>
            %12 = memref.load %arg0[%arg3, %arg4] : memref<5x5xf64>
            %13 = arith.mulf %10, %11 : f64
            %14 = arith.subf %12, %13 : f64
            memref.store %14, %arg0[%arg3, %arg4] : memref<5x5xf64>
          }
        }
      }
      %6 = arith.andi %arg2, %5 : i1
      scf.yield %6 : i1
    }
    return %alloc, %0 : memref<5xindex>, i1
  }
}
