// expected: leak
// This is what fh makes of corpus/foreign/printing-debug-runtime.mlir, with a mistake: the frees are under the condition of the debug print.
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @printMemrefF32(memref<*xf32>) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface}
  func.func @outer(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<?xf32>, memref<?xf32>) outs(%alloc : memref<?x?xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %1 = arith.mulf %in, %in_2 : f32
      linalg.yield %1 : f32
    }
    scf.if %arg2 {
      %cast = memref.cast %alloc : memref<?x?xf32> to memref<*xf32>
      func.call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    }
    %alloc_1 = memref.alloc() : memref<f32>
    memref.store %cst, %alloc_1[] : memref<f32>
    linalg.reduce ins(%alloc : memref<?x?xf32>) outs(%alloc_1 : memref<f32>) dimensions = [0, 1] 
      (%in: f32, %init: f32) {
        %1 = arith.addf %in, %init : f32
        linalg.yield %1 : f32
      }
    scf.if %arg2 {
      %cast = memref.cast %alloc_1 : memref<f32> to memref<*xf32>
      func.call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    memref.dealloc %alloc_1 : memref<f32>
    }
    %0 = memref.load %alloc_1[] : memref<f32>
    memref.dealloc %alloc : memref<?x?xf32>
    return %0 : f32
  }
}
