// mistake: the buffer %base_buffer is not freed
// expected: leak
#map = affine_map<(d0) -> (d0)>
module {
  func.func @forward(%arg0: memref<3xf32>, %arg1: f32) -> memref<3xf32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c10_i64 = arith.constant 10 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 5.000000e-01 : f32
    %0:3 = scf.while (%arg2 = %c0_i64, %arg3 = %arg0, %arg4 = %false) : (i64, memref<3xf32>, i1) -> (i64, memref<3xf32>, i1) {
      %2 = memref.load %arg3[%c0] : memref<3xf32>
      %3 = arith.cmpf ogt, %2, %arg1 : f32
      %4 = arith.cmpi slt, %arg2, %c10_i64 : i64
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg2, %arg3, %arg4 : i64, memref<3xf32>, i1
    } do {
    ^bb0(%arg2: i64, %arg3: memref<3xf32>, %arg4: i1):
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : memref<3xf32>) outs(%alloc : memref<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.mulf %in, %cst : f32
        linalg.yield %3 : f32
      }
      %2 = arith.addi %arg2, %c1_i64 : i64
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<3xf32> -> memref<f32>, index, index, index
      scf.if %arg4 {
      }
      scf.yield %2, %alloc, %true : i64, memref<3xf32>, i1
    }
    %1 = scf.if %0#2 -> (memref<3xf32>) {
      scf.yield %0#1 : memref<3xf32>
    } else {
      %2 = bufferization.clone %0#1 : memref<3xf32> to memref<3xf32>
      scf.yield %2 : memref<3xf32>
    }
    return %1 : memref<3xf32>
  }
}

