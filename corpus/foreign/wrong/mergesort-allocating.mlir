// mistake: the sorted upper half is not freed after the merge
// expected: leak
module {
  func.func private @sorted(%arg0: memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[1], offset: ?>>
    %0 = arith.cmpi ule, %dim, %c1 : index
    %1 = scf.if %0 -> (memref<?xi32>) {
      %alloc = memref.alloc(%dim) : memref<?xi32>
      memref.copy %arg0, %alloc : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
      scf.yield %alloc : memref<?xi32>
    } else {
      %2 = arith.shrui %dim, %c1 : index
      %3 = arith.subi %dim, %2 : index
      %subview = memref.subview %arg0[0] [%2] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg0[%2] [%3] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
      %4 = func.call @sorted(%subview) : (memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32>
      %5 = func.call @sorted(%subview_0) : (memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32>
      %alloc = memref.alloc(%dim) : memref<?xi32>
      %6:2 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0, %arg3 = %c0) -> (index, index) {
        %7 = arith.cmpi uge, %arg2, %2 : index
        %8 = arith.cmpi uge, %arg3, %3 : index
        %9 = scf.if %7 -> (i1) {
          scf.yield %false : i1
        } else {
          %11 = scf.if %8 -> (i1) {
            scf.yield %true : i1
          } else {
            %12 = memref.load %4[%arg2] : memref<?xi32>
            %13 = memref.load %5[%arg3] : memref<?xi32>
            %14 = arith.cmpi sle, %12, %13 : i32
            scf.yield %14 : i1
          }
          scf.yield %11 : i1
        }
        %10:2 = scf.if %9 -> (index, index) {
          %11 = memref.load %4[%arg2] : memref<?xi32>
          memref.store %11, %alloc[%arg1] : memref<?xi32>
          %12 = arith.addi %arg2, %c1 : index
          scf.yield %12, %arg3 : index, index
        } else {
          %11 = memref.load %5[%arg3] : memref<?xi32>
          memref.store %11, %alloc[%arg1] : memref<?xi32>
          %12 = arith.addi %arg3, %c1 : index
          scf.yield %arg2, %12 : index, index
        }
        scf.yield %10#0, %10#1 : index, index
      }
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %4 : memref<?xi32> -> memref<i32>, index, index, index
      memref.dealloc %base_buffer : memref<i32>
      scf.yield %alloc : memref<?xi32>
    }
    return %1 : memref<?xi32>
  }
  func.func @sort(%arg0: memref<?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %cast = memref.cast %arg0 : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    %0 = call @sorted(%cast) : (memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32>
    return %0 : memref<?xi32>
  }
}
