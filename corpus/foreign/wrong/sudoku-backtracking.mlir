// mistake: `memref.dealloc %base_buffer` is missing
// expected: leak
module {
  func.func private @ok(%arg0: memref<4x4xi8>, %arg1: index, %arg2: index, %arg3: i8) -> i1 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %0 = arith.divui %arg1, %c2 : index
    %1 = arith.muli %0, %c2 : index
    %2 = arith.divui %arg2, %c2 : index
    %3 = arith.muli %2, %c2 : index
    %4 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %true) -> (i1) {
      %5 = memref.load %arg0[%arg1, %arg4] : memref<4x4xi8>
      %6 = memref.load %arg0[%arg4, %arg2] : memref<4x4xi8>
      %7 = arith.divui %arg4, %c2 : index
      %8 = arith.remui %arg4, %c2 : index
      %9 = arith.addi %1, %7 : index
      %10 = arith.addi %3, %8 : index
      %11 = memref.load %arg0[%9, %10] : memref<4x4xi8>
      %12 = arith.cmpi ne, %5, %arg3 : i8
      %13 = arith.cmpi ne, %6, %arg3 : i8
      %14 = arith.cmpi ne, %11, %arg3 : i8
      %15 = arith.andi %12, %13 : i1
      %16 = arith.andi %15, %14 : i1
      %17 = arith.andi %arg5, %16 : i1
      scf.yield %17 : i1
    }
    return %4 : i1
  }
  func.func private @solve(%arg0: memref<4x4xi8>, %arg1: index) -> (i1, memref<4x4xi8>) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi eq, %arg1, %c16 : index
    %1:3 = scf.if %0 -> (i1, memref<4x4xi8>, i1) {
      %alloc = memref.alloc() : memref<4x4xi8>
      memref.copy %arg0, %alloc : memref<4x4xi8> to memref<4x4xi8>
      scf.yield %true, %alloc, %true : i1, memref<4x4xi8>, i1
    } else {
      %3 = arith.divui %arg1, %c4 : index
      %4 = arith.remui %arg1, %c4 : index
      %5 = memref.load %arg0[%3, %4] : memref<4x4xi8>
      %6 = arith.cmpi ne, %5, %c0_i8 : i8
      %7 = arith.addi %arg1, %c1 : index
      %8:3 = scf.if %6 -> (i1, memref<4x4xi8>, i1) {
        %9:2 = func.call @solve(%arg0, %7) : (memref<4x4xi8>, index) -> (i1, memref<4x4xi8>)
        scf.yield %9#0, %9#1, %true : i1, memref<4x4xi8>, i1
      } else {
        %alloc = memref.alloc() : memref<4x4xi8>
        memref.copy %arg0, %alloc : memref<4x4xi8> to memref<4x4xi8>
        %9:4 = scf.while (%arg2 = %c1, %arg3 = %false, %arg4 = %alloc, %arg5 = %false) : (index, i1, memref<4x4xi8>, i1) -> (index, i1, memref<4x4xi8>, i1) {
          %13 = arith.cmpi ult, %arg2, %c5 : index
          %14 = arith.xori %arg3, %true : i1
          %15 = arith.andi %13, %14 : i1
          scf.condition(%15) %arg2, %arg3, %arg4, %arg5 : index, i1, memref<4x4xi8>, i1
        } do {
        ^bb0(%arg2: index, %arg3: i1, %arg4: memref<4x4xi8>, %arg5: i1):
          %13 = arith.index_cast %arg2 : index to i8
          %14 = func.call @ok(%arg0, %3, %4, %13) : (memref<4x4xi8>, index, index, i8) -> i1
          %15:2 = scf.if %14 -> (i1, memref<4x4xi8>) {
            %alloc_3 = memref.alloc() : memref<4x4xi8>
            memref.copy %arg0, %alloc_3 : memref<4x4xi8> to memref<4x4xi8>
            memref.store %13, %alloc_3[%3, %4] : memref<4x4xi8>
            %22:2 = func.call @solve(%alloc_3, %7) : (memref<4x4xi8>, index) -> (i1, memref<4x4xi8>)
            memref.dealloc %alloc_3 : memref<4x4xi8>
            scf.yield %22#0, %22#1 : i1, memref<4x4xi8>
          } else {
            scf.yield %arg3, %arg4 : i1, memref<4x4xi8>
          }
          %16 = arith.addi %arg2, %c1 : index
          %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg4 : memref<4x4xi8> -> memref<i8>, index, index, index, index, index
          %intptr_1 = memref.extract_aligned_pointer_as_index %arg4 : memref<4x4xi8> -> index
          %intptr_2 = memref.extract_aligned_pointer_as_index %15#1 : memref<4x4xi8> -> index
          %17 = arith.cmpi ne, %intptr_1, %intptr_2 : index
          %18 = arith.andi %arg5, %17 : i1
          %19 = arith.cmpi eq, %intptr_1, %intptr_2 : index
          %20 = arith.andi %19, %arg5 : i1
          scf.if %18 {
          }
          %21 = arith.ori %14, %20 : i1
          scf.yield %16, %15#0, %15#1, %21 : index, i1, memref<4x4xi8>, i1
        }
        %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4x4xi8> -> index
        %intptr_0 = memref.extract_aligned_pointer_as_index %9#2 : memref<4x4xi8> -> index
        %10 = arith.cmpi ne, %intptr, %intptr_0 : index
        %11 = arith.cmpi eq, %intptr, %intptr_0 : index
        scf.if %10 {
          memref.dealloc %alloc : memref<4x4xi8>
        }
        %12 = arith.ori %9#3, %11 : i1
        scf.yield %9#1, %9#2, %12 : i1, memref<4x4xi8>, i1
      }
      scf.yield %8#0, %8#1, %8#2 : i1, memref<4x4xi8>, i1
    }
    %2 = scf.if %1#2 -> (memref<4x4xi8>) {
      scf.yield %1#1 : memref<4x4xi8>
    } else {
      %3 = bufferization.clone %1#1 : memref<4x4xi8> to memref<4x4xi8>
      scf.yield %3 : memref<4x4xi8>
    }
    return %1#0, %2 : i1, memref<4x4xi8>
  }
  func.func @sudoku(%arg0: memref<4x4xi8>) -> (i1, memref<4x4xi8>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %0:2 = call @solve(%arg0, %c0) : (memref<4x4xi8>, index) -> (i1, memref<4x4xi8>)
    return %0#0, %0#1 : i1, memref<4x4xi8>
  }
}
