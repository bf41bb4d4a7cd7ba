// mistake: the inner cell stays when the fuel is used up
// expected: leak
module {
  func.func private @ack(%arg0: i32, %arg1: i32, %arg2: memref<1xi32>) -> memref<i32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<i32>
    %0 = memref.load %arg2[%c0] : memref<1xi32>
    %1 = arith.cmpi sle, %0, %c0_i32 : i32
    %2 = arith.cmpi sle, %arg0, %c0_i32 : i32
    %3 = arith.ori %1, %2 : i1
    scf.if %3 {
      %4 = arith.addi %arg1, %c1_i32 : i32
      memref.store %4, %alloc[] : memref<i32>
    } else {
      %4 = arith.subi %0, %c1_i32 : i32
      memref.store %4, %arg2[%c0] : memref<1xi32>
      %5 = arith.subi %arg0, %c1_i32 : i32
      %6 = arith.cmpi sle, %arg1, %c0_i32 : i32
      %7 = scf.if %6 -> (i32) {
        scf.yield %c1_i32 : i32
      } else {
        %10 = arith.subi %arg1, %c1_i32 : i32
        %11 = func.call @ack(%arg0, %10, %arg2) : (i32, i32, memref<1xi32>) -> memref<i32>
        %12 = memref.load %11[] : memref<i32>
        %fz = memref.load %arg2[%c0] : memref<1xi32>
        %left = arith.cmpi sgt, %fz, %c0_i32 : i32
        %base_buffer_0, %offset_1 = memref.extract_strided_metadata %11 : memref<i32> -> memref<i32>, index
        scf.if %left {
          memref.dealloc %base_buffer_0 : memref<i32>
        }
        scf.yield %12 : i32
      }
      %8 = func.call @ack(%5, %7, %arg2) : (i32, i32, memref<1xi32>) -> memref<i32>
      %9 = memref.load %8[] : memref<i32>
      memref.store %9, %alloc[] : memref<i32>
      %base_buffer, %offset = memref.extract_strided_metadata %8 : memref<i32> -> memref<i32>, index
      memref.dealloc %base_buffer : memref<i32>
    }
    return %alloc : memref<i32>
  }
  func.func @main_ack(%arg0: i32, %arg1: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c3_i32 = arith.constant 3 : i32
    %c40_i32 = arith.constant 40 : i32
    %alloc = memref.alloc() : memref<1xi32>
    memref.store %c40_i32, %alloc[%c0] : memref<1xi32>
    %0 = arith.minsi %arg0, %c3_i32 : i32
    %1 = arith.minsi %arg1, %c3_i32 : i32
    %2 = call @ack(%0, %1, %alloc) : (i32, i32, memref<1xi32>) -> memref<i32>
    %3 = memref.load %2[] : memref<i32>
    memref.dealloc %alloc : memref<1xi32>
    %base_buffer, %offset = memref.extract_strided_metadata %2 : memref<i32> -> memref<i32>, index
    memref.dealloc %base_buffer : memref<i32>
    return %3 : i32
  }
}
