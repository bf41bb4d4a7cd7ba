// mistake: the buffer %base_buffer_1 is freed twice
// expected: double-free
module {
  func.func private @cond(%arg0: memref<i32>, %arg1: memref<i32>) -> i1 attributes {freehold.deallocated = ["memref"]} {
    %0 = memref.load %arg0[] : memref<i32>
    %1 = memref.load %arg1[] : memref<i32>
    %2 = arith.cmpi slt, %0, %1 : i32
    return %2 : i1
  }
  func.func private @body(%arg0: memref<i32>, %arg1: memref<3xf32>) -> (memref<i32>, memref<3xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c1_i32 = arith.constant 1 : i32
    %0 = memref.load %arg0[] : memref<i32>
    %1 = arith.addi %0, %c1_i32 : i32
    %alloc = memref.alloc() : memref<i32>
    memref.store %1, %alloc[] : memref<i32>
    %alloc_0 = memref.alloc() : memref<3xf32>
    linalg.map { math.absf } ins(%arg1 : memref<3xf32>) outs(%alloc_0 : memref<3xf32>)
    return %alloc, %alloc_0 : memref<i32>, memref<3xf32>
  }
  func.func @loop(%arg0: memref<3xf32>, %arg1: i32) -> memref<3xf32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.minsi %arg1, %c3_i32 : i32
    %alloc = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc[] : memref<i32>
    %alloc_0 = memref.alloc() : memref<i32>
    memref.store %0, %alloc_0[] : memref<i32>
    %1:3 = scf.while (%arg2 = %alloc, %arg3 = %arg0, %arg4 = %false) : (memref<i32>, memref<3xf32>, i1) -> (memref<i32>, memref<3xf32>, i1) {
      %3 = func.call @cond(%arg2, %alloc_0) : (memref<i32>, memref<i32>) -> i1
      scf.condition(%3) %arg2, %arg3, %arg4 : memref<i32>, memref<3xf32>, i1
    } do {
    ^bb0(%arg2: memref<i32>, %arg3: memref<3xf32>, %arg4: i1):
      %3:2 = func.call @body(%arg2, %arg3) : (memref<i32>, memref<3xf32>) -> (memref<i32>, memref<3xf32>)
      %base_buffer_1, %offset_2 = memref.extract_strided_metadata %arg2 : memref<i32> -> memref<i32>, index
      scf.if %arg4 {
        memref.dealloc %base_buffer_1 : memref<i32>
        memref.dealloc %base_buffer_1 : memref<i32>
      }
      %base_buffer_3, %offset_4, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<3xf32> -> memref<f32>, index, index, index
      scf.if %arg4 {
        memref.dealloc %base_buffer_3 : memref<f32>
      }
      scf.yield %3#0, %3#1, %true : memref<i32>, memref<3xf32>, i1
    }
    memref.dealloc %alloc : memref<i32>
    memref.dealloc %alloc_0 : memref<i32>
    %base_buffer, %offset = memref.extract_strided_metadata %1#0 : memref<i32> -> memref<i32>, index
    %2 = scf.if %1#2 -> (memref<3xf32>) {
      memref.dealloc %base_buffer : memref<i32>
      scf.yield %1#1 : memref<3xf32>
    } else {
      %3 = bufferization.clone %1#1 : memref<3xf32> to memref<3xf32>
      scf.yield %3 : memref<3xf32>
    }
    return %2 : memref<3xf32>
  }
}

