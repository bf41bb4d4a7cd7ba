// expected: safe
// This is what fh makes of corpus/foreign/call-indirect-kernel-table.mlir.
module {
  func.func private @relu(%arg0: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    linalg.map ins(%arg0 : memref<?xf32>) outs(%alloc : memref<?xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.maximumf %in, %cst : f32
        linalg.yield %0 : f32
      }
    return %alloc : memref<?xf32>
  }
  func.func private @square(%arg0: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    linalg.mul ins(%arg0, %arg0 : memref<?xf32>, memref<?xf32>) outs(%alloc : memref<?xf32>)
    return %alloc : memref<?xf32>
  }
  func.func @activate(%arg0: memref<?xf32>, %arg1: i1) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %f = constant @relu : (memref<?xf32>) -> memref<?xf32>
    %f_0 = constant @square : (memref<?xf32>) -> memref<?xf32>
    %0 = arith.select %arg1, %f, %f_0 : (memref<?xf32>) -> memref<?xf32>
    %1 = call_indirect %0(%arg0) : (memref<?xf32>) -> memref<?xf32>
    %2 = call_indirect %0(%1) : (memref<?xf32>) -> memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    return %2 : memref<?xf32>
  }
}

