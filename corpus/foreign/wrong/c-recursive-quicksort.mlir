// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func private @sort(%arg0: memref<?xi32, strided<[1], offset: ?>>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[1], offset: ?>>
    %0 = arith.cmpi ugt, %dim, %c1 : index
    scf.if %0 {
      %1 = arith.divui %dim, %c2 : index
      %2 = arith.subi %dim, %1 : index
      %subview = memref.subview %arg0[0] [%1] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg0[%1] [%2] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
      func.call @sort(%subview) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
      func.call @sort(%subview_0) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
      %alloc = memref.alloc(%dim) : memref<?xi32>
      %3:2 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0, %arg3 = %c0) -> (index, index) {
        %4 = arith.cmpi ult, %arg2, %1 : index
        %5 = arith.cmpi ult, %arg3, %2 : index
        %6 = arith.andi %4, %5 : i1
        %7 = scf.if %6 -> (i1) {
          %13 = memref.load %subview[%arg2] : memref<?xi32, strided<[1], offset: ?>>
          %14 = memref.load %subview_0[%arg3] : memref<?xi32, strided<[1], offset: ?>>
          %15 = arith.cmpi sle, %13, %14 : i32
          scf.yield %15 : i1
        } else {
          scf.yield %4 : i1
        }
        %8 = scf.if %7 -> (i32) {
          %13 = memref.load %subview[%arg2] : memref<?xi32, strided<[1], offset: ?>>
          scf.yield %13 : i32
        } else {
          %13 = memref.load %subview_0[%arg3] : memref<?xi32, strided<[1], offset: ?>>
          scf.yield %13 : i32
        }
        memref.store %8, %alloc[%arg1] : memref<?xi32>
        %9 = arith.addi %arg2, %c1 : index
        %10 = arith.addi %arg3, %c1 : index
        %11 = arith.select %7, %9, %arg2 : index
        %12 = arith.select %7, %arg3, %10 : index
        scf.yield %11, %12 : index, index
      }
      memref.copy %alloc, %arg0 : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
      memref.dealloc %alloc : memref<?xi32>
      memref.dealloc %alloc : memref<?xi32>
    }
    return
  }
  func.func @sorted(%arg0: memref<?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    memref.copy %arg0, %alloc : memref<?xi32> to memref<?xi32>
    %cast = memref.cast %alloc : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    call @sort(%cast) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
    return %alloc : memref<?xi32>
  }
}

