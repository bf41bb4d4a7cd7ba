// Style: someone debugging with print functions, unranked prints of intermediate buffers as mlir-runner's utilities offer them.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @outer(%x: memref<?xf32>, %y: memref<?xf32>, %verbose: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = memref.dim %y, %c0 : memref<?xf32>
  %p = memref.alloc(%n, %m) : memref<?x?xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %y : memref<?xf32>, memref<?xf32>) outs(%p : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %ab = arith.mulf %a, %b : f32
    linalg.yield %ab : f32
  }
  scf.if %verbose {
    %u = memref.cast %p : memref<?x?xf32> to memref<*xf32>
    func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  }
  %s = memref.alloc() : memref<f32>
  memref.store %zero, %s[] : memref<f32>
  linalg.reduce ins(%p : memref<?x?xf32>) outs(%s : memref<f32>) dimensions = [0, 1]
    (%in: f32, %acc: f32) {
      %t = arith.addf %in, %acc : f32
      linalg.yield %t : f32
    }
  scf.if %verbose {
    %u = memref.cast %s : memref<f32> to memref<*xf32>
    func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  }
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}
