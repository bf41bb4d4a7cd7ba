// mistake: the buffer %alloc_0 is freed before its last use
// expected: use-after-free
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  memref.global "private" constant @weight : memref<2x3xf32> = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [-1.000000e+00, 5.000000e-01, 0.000000e+00]]>
  memref.global "private" constant @bias : memref<2xf32> = dense<[5.000000e-01, -5.000000e-01]>
  func.func private @refbackend_consume_func_return_mrf32(memref<*xf32>) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface}
  func.func @forward(%arg0: memref<*xf32>) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface} {
    %cst = arith.constant 0.000000e+00 : f32
    %cast = memref.cast %arg0 : memref<*xf32> to memref<2x3xf32>
    %0 = memref.get_global @weight : memref<2x3xf32>
    %1 = memref.get_global @bias : memref<2xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x2xf32>
    linalg.transpose ins(%0 : memref<2x3xf32>) outs(%alloc : memref<3x2xf32>) permutation = [1, 0] 
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<2x2xf32>)
    linalg.matmul ins(%cast, %alloc : memref<2x3xf32>, memref<3x2xf32>) outs(%alloc_0 : memref<2x2xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    memref.dealloc %alloc_0 : memref<2x2xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_0, %1 : memref<2x2xf32>, memref<2xf32>) outs(%alloc_1 : memref<2x2xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %2 = arith.addf %in, %in_3 : f32
      %3 = arith.cmpf ugt, %2, %cst : f32
      %4 = arith.select %3, %2, %cst : f32
      linalg.yield %4 : f32
    }
    %cast_2 = memref.cast %alloc_1 : memref<2x2xf32> to memref<*xf32>
    call @refbackend_consume_func_return_mrf32(%cast_2) : (memref<*xf32>) -> ()
    memref.dealloc %alloc : memref<3x2xf32>
    memref.dealloc %alloc_1 : memref<2x2xf32>
    return
  }
}

