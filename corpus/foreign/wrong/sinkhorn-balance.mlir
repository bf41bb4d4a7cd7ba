// mistake: `memref.dealloc %base_buffer` stands twice
// expected: double-free
module {
  func.func @balance(%arg0: memref<3x3xf32>, %arg1: i8) -> memref<3x3xf32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c3_i8 = arith.constant 3 : i8
    %0 = arith.andi %arg1, %c3_i8 : i8
    %1 = arith.index_castui %0 : i8 to index
    %alloc = memref.alloc() : memref<3x3xf32>
    linalg.map ins(%arg0 : memref<3x3xf32>) outs(%alloc : memref<3x3xf32>)
      (%in: f32, %init: f32) {
        %7 = math.absf %in : f32
        %8 = arith.addf %7, %cst_0 : f32
        linalg.yield %8 : f32
      }
    %2:2 = scf.for %arg2 = %c0 to %1 step %c1 iter_args(%arg3 = %alloc, %arg4 = %false) -> (memref<3x3xf32>, i1) {
      %alloc_2 = memref.alloc() : memref<3xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<3xf32>)
      linalg.reduce ins(%arg3 : memref<3x3xf32>) outs(%alloc_2 : memref<3xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %7 = arith.addf %in, %init : f32
          linalg.yield %7 : f32
        }
      %alloc_3 = memref.alloc() : memref<3x3xf32>
      linalg.broadcast ins(%alloc_2 : memref<3xf32>) outs(%alloc_3 : memref<3x3xf32>) dimensions = [1] 
      linalg.div ins(%arg3, %alloc_3 : memref<3x3xf32>, memref<3x3xf32>) outs(%alloc_3 : memref<3x3xf32>)
      %alloc_4 = memref.alloc() : memref<3x3xf32>
      linalg.transpose ins(%alloc_3 : memref<3x3xf32>) outs(%alloc_4 : memref<3x3xf32>) permutation = [1, 0] 
      memref.dealloc %alloc_2 : memref<3xf32>
      memref.dealloc %alloc_3 : memref<3x3xf32>
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<3x3xf32> -> memref<f32>, index, index, index, index, index
      scf.if %arg4 {
        memref.dealloc %base_buffer : memref<f32>
        memref.dealloc %base_buffer : memref<f32>
      }
      scf.yield %alloc_4, %true : memref<3x3xf32>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<3x3xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %2#0 : memref<3x3xf32> -> index
    %3 = arith.cmpi ne, %intptr, %intptr_1 : index
    %4 = arith.cmpi eq, %intptr, %intptr_1 : index
    scf.if %3 {
      memref.dealloc %alloc : memref<3x3xf32>
    }
    %5 = arith.ori %2#1, %4 : i1
    %6 = scf.if %5 -> (memref<3x3xf32>) {
      scf.yield %2#0 : memref<3x3xf32>
    } else {
      %7 = bufferization.clone %2#0 : memref<3x3xf32> to memref<3x3xf32>
      scf.yield %7 : memref<3x3xf32>
    }
    return %6 : memref<3x3xf32>
  }
}
