// Style: torch-mlir, reference backend: a linear layer with relu, weights as globals, result returned as unranked memref.
#m0 = affine_map<(d0, d1) -> (d1)>
#m1 = affine_map<(d0, d1) -> (d0, d1)>
memref.global "private" constant @weight : memref<2x3xf32> = dense<[[1.0, 2.0, 3.0], [-1.0, 0.5, 0.0]]>
memref.global "private" constant @bias : memref<2xf32> = dense<[0.5, -0.5]>
func.func private @refbackend_consume_func_return_mrf32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @forward(%arg0: memref<*xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %x = memref.cast %arg0 : memref<*xf32> to memref<2x3xf32>
  %w = memref.get_global @weight : memref<2x3xf32>
  %b = memref.get_global @bias : memref<2xf32>
  %wt = memref.alloc() {alignment = 64 : i64} : memref<3x2xf32>
  linalg.transpose ins(%w : memref<2x3xf32>) outs(%wt : memref<3x2xf32>) permutation = [1, 0]
  %acc = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<2x2xf32>)
  linalg.matmul ins(%x, %wt : memref<2x3xf32>, memref<3x2xf32>) outs(%acc : memref<2x2xf32>)
  %out = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
  linalg.generic {indexing_maps = [#m1, #m0, #m1], iterator_types = ["parallel", "parallel"]} ins(%acc, %b : memref<2x2xf32>, memref<2xf32>) outs(%out : memref<2x2xf32>) {
  ^bb0(%in: f32, %in_0: f32, %o: f32):
    %1 = arith.addf %in, %in_0 : f32
    %2 = arith.cmpf ugt, %1, %zero : f32
    %3 = arith.select %2, %1, %zero : f32
    linalg.yield %3 : f32
  }
  %u = memref.cast %out : memref<2x2xf32> to memref<*xf32>
  call @refbackend_consume_func_return_mrf32(%u) : (memref<*xf32>) -> ()
  return
}
