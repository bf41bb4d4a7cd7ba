// mistake: the iterate is freed before the body computes the next one from it
// expected: use-after-free
#map = affine_map<(d0) -> (d0)>
module {
  func.func @sqrt_newton(%arg0: memref<?xf32>, %arg1: memref<i32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = memref.load %arg1[] : memref<i32>
    %1 = arith.minsi %0, %c6_i32 : i32
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<?xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<i32>
    memref.store %c0_i32, %alloc_1[] : memref<i32>
    %2:3 = scf.while (%arg2 = %alloc_1, %arg3 = %alloc, %arg4 = %false) : (memref<i32>, memref<?xf32>, i1) -> (memref<i32>, memref<?xf32>, i1) {
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<i1>
      %7 = memref.load %arg2[] : memref<i32>
      %8 = arith.cmpi slt, %7, %1 : i32
      memref.store %8, %alloc_3[] : memref<i1>
      %9 = memref.load %alloc_3[] : memref<i1>
      memref.dealloc %alloc_3 : memref<i1>
      scf.condition(%9) %arg2, %arg3, %arg4 : memref<i32>, memref<?xf32>, i1
    } do {
    ^bb0(%arg2: memref<i32>, %arg3: memref<?xf32>, %arg4: i1):
      %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<i32>
      %7 = memref.load %arg2[] : memref<i32>
      %8 = arith.addi %7, %c1_i32 : i32
      memref.store %8, %alloc_3[] : memref<i32>
      %alloc_4 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
      %base_buffer_7, %offset_8, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xf32> -> memref<f32>, index, index, index
      scf.if %arg4 {
        memref.dealloc %base_buffer_7 : memref<f32>
      }
      linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg3 : memref<?xf32>, memref<?xf32>) outs(%alloc_4 : memref<?xf32>) {
      ^bb0(%in: f32, %in_9: f32, %out: f32):
        %9 = arith.divf %in, %in_9 : f32
        %10 = arith.addf %9, %in_9 : f32
        %11 = arith.mulf %10, %cst : f32
        linalg.yield %11 : f32
      }
      %base_buffer_5, %offset_6 = memref.extract_strided_metadata %arg2 : memref<i32> -> memref<i32>, index
      scf.if %arg4 {
        memref.dealloc %base_buffer_5 : memref<i32>
      }
      scf.yield %alloc_3, %alloc_4, %true : memref<i32>, memref<?xf32>, i1
    }
    memref.dealloc %alloc_1 : memref<i32>
    %base_buffer, %offset = memref.extract_strided_metadata %2#0 : memref<i32> -> memref<i32>, index
    scf.if %2#2 {
      memref.dealloc %base_buffer : memref<i32>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %intptr_2 = memref.extract_aligned_pointer_as_index %2#1 : memref<?xf32> -> index
    %3 = arith.cmpi ne, %intptr, %intptr_2 : index
    %4 = arith.cmpi eq, %intptr, %intptr_2 : index
    scf.if %3 {
      memref.dealloc %alloc : memref<?xf32>
    }
    %5 = arith.ori %2#2, %4 : i1
    %6 = scf.if %5 -> (memref<?xf32>) {
      scf.yield %2#1 : memref<?xf32>
    } else {
      %7 = bufferization.clone %2#1 : memref<?xf32> to memref<?xf32>
      scf.yield %7 : memref<?xf32>
    }
    return %6 : memref<?xf32>
  }
}
