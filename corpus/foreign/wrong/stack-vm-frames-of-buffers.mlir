// mistake: `memref.dealloc %alloc` comes before a use
// expected: use-after-free
module {
  func.func @run(%arg0: memref<?xi8>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c1_i32 = arith.constant 1 : i32
    %c3_i8 = arith.constant 3 : i8
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<2xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<2xi32>)
    memref.dealloc %alloc : memref<2xi32>
    %0:4 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0, %arg3 = %alloc, %arg4 = %c0_i32, %arg5 = %false) -> (index, memref<2xi32>, i32, i1) {
      %3 = memref.load %arg0[%arg1] : memref<?xi8>
      %4 = arith.andi %3, %c3_i8 : i8
      %5 = arith.index_castui %4 : i8 to index
      %6:4 = scf.index_switch %5 -> index, memref<2xi32>, i32, i1 
      case 0 {
        %12 = memref.load %arg3[%c0] : memref<2xi32>
        %13 = arith.addi %12, %c1_i32 : i32
        memref.store %13, %arg3[%c0] : memref<2xi32>
        scf.yield %arg2, %arg3, %arg4, %false : index, memref<2xi32>, i32, i1
      }
      case 1 {
        %12 = arith.cmpi ult, %arg2, %c7 : index
        %13:2 = scf.if %12 -> (index, memref<2xi32>) {
          %alloc_5 = memref.alloc() : memref<2xi32>
          memref.copy %arg3, %alloc_5 : memref<2xi32> to memref<2xi32>
          %14 = arith.addi %arg2, %c1 : index
          scf.yield %14, %alloc_5 : index, memref<2xi32>
        } else {
          scf.yield %arg2, %arg3 : index, memref<2xi32>
        }
        scf.yield %13#0, %13#1, %arg4, %12 : index, memref<2xi32>, i32, i1
      }
      case 2 {
        %12 = memref.load %arg3[%c0] : memref<2xi32>
        %13 = arith.addi %arg4, %12 : i32
        %alloc_5 = memref.alloc() : memref<2xi32>
        linalg.fill ins(%c0_i32 : i32) outs(%alloc_5 : memref<2xi32>)
        scf.yield %c0, %alloc_5, %13, %true : index, memref<2xi32>, i32, i1
      }
      default {
        scf.yield %arg2, %arg3, %arg4, %false : index, memref<2xi32>, i32, i1
      }
      %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg3 : memref<2xi32> -> memref<i32>, index, index, index
      %intptr = memref.extract_aligned_pointer_as_index %arg3 : memref<2xi32> -> index
      %intptr_4 = memref.extract_aligned_pointer_as_index %6#1 : memref<2xi32> -> index
      %7 = arith.cmpi ne, %intptr, %intptr_4 : index
      %8 = arith.andi %arg5, %7 : i1
      %9 = arith.cmpi eq, %intptr, %intptr_4 : index
      %10 = arith.andi %9, %arg5 : i1
      scf.if %8 {
        memref.dealloc %base_buffer_0 : memref<i32>
      }
      %11 = arith.ori %6#3, %10 : i1
      scf.yield %6#0, %6#1, %6#2, %11 : index, memref<2xi32>, i32, i1
    }
    %1 = memref.load %0#1[%c0] : memref<2xi32>
    %2 = arith.addi %0#2, %1 : i32
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<2xi32> -> memref<i32>, index, index, index
    scf.if %0#3 {
      memref.dealloc %base_buffer : memref<i32>
    }
    return %2 : i32
  }
}
