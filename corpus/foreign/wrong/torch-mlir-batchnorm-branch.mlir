// mistake: the condition of the free is negated: the running mean of the caller is freed in inference mode
// expected: bad-free
module {
  func.func @forward(%arg0: memref<?x3xf32>, %arg1: memref<3xf32>, %arg2: i1) -> memref<?x3xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x3xf32>
    %0 = scf.if %arg2 -> (memref<3xf32>) {
      %1 = arith.index_cast %dim : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %alloc_1 = memref.alloc() : memref<3xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<3xf32>)
      linalg.reduce ins(%arg0 : memref<?x3xf32>) outs(%alloc_1 : memref<3xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %3 = arith.addf %in, %init : f32
          linalg.yield %3 : f32
        }
      linalg.map ins(%alloc_1 : memref<3xf32>) outs(%alloc_1 : memref<3xf32>)
        (%in: f32, %init: f32) {
          %3 = arith.divf %in, %2 : f32
          linalg.yield %3 : f32
        }
      scf.yield %alloc_1 : memref<3xf32>
    } else {
      scf.yield %arg1 : memref<3xf32>
    }
    %alloc = memref.alloc(%dim) : memref<?x3xf32>
    linalg.broadcast ins(%0 : memref<3xf32>) outs(%alloc : memref<?x3xf32>) dimensions = [0] 
    %alloc_0 = memref.alloc(%dim) : memref<?x3xf32>
    linalg.sub ins(%arg0, %alloc : memref<?x3xf32>, memref<?x3xf32>) outs(%alloc_0 : memref<?x3xf32>)
    memref.dealloc %alloc : memref<?x3xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<3xf32> -> memref<f32>, index, index, index
    %yes = arith.constant true
    %not = arith.xori %arg2, %yes : i1
    scf.if %not {
      memref.dealloc %base_buffer : memref<f32>
    }
    return %alloc_0 : memref<?x3xf32>
  }
}
