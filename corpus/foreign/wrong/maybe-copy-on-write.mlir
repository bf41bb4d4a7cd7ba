// mistake: the clone is left out where the argument comes back unchanged
// expected: bad-free
module {
  func.func private @set_if(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %0 = memref.load %arg0[%arg1] : memref<4xi32>
    %1 = arith.cmpi eq, %0, %arg2 : i32
    %2 = arith.cmpi ne, %0, %arg2 : i32
    %3 = scf.if %1 -> (memref<4xi32>) {
      scf.yield %arg0 : memref<4xi32>
    } else {
      %alloc = memref.alloc() : memref<4xi32>
      memref.copy %arg0, %alloc : memref<4xi32> to memref<4xi32>
      memref.store %arg2, %alloc[%arg1] : memref<4xi32>
      scf.yield %alloc : memref<4xi32>
    }
    return %3 : memref<4xi32>
  }
  func.func @edit(%arg0: memref<4xi32>, %arg1: i32, %arg2: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = call @set_if(%arg0, %c1, %arg1) : (memref<4xi32>, index, i32) -> memref<4xi32>
    %1 = call @set_if(%0, %c2, %arg2) : (memref<4xi32>, index, i32) -> memref<4xi32>
    %2 = memref.load %1[%c1] : memref<4xi32>
    %3 = memref.load %1[%c2] : memref<4xi32>
    %4 = memref.load %arg0[%c2] : memref<4xi32>
    %5 = arith.addi %2, %3 : i32
    %6 = arith.subi %5, %4 : i32
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer : memref<i32>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<4xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer_0 : memref<i32>
    return %6 : i32
  }
}
