// Style: linalg on named ops replaced by loops, one-dimensional transposed convolution that scatters into a result sized by stride.
func.func @deconv(%x: memref<?xf32>, %w: memref<3xf32>, %stride: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %s0 = arith.remui %stride, %c3 : index
  %s = arith.addi %s0, %c1 : index
  %ns = arith.muli %n, %s : index
  %len = arith.addi %ns, %c2 : index
  %y = memref.alloc(%len) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<?xf32>)
  %rev = memref.alloc() : memref<3xf32>
  scf.for %k = %c0 to %c3 step %c1 {
    %kk = arith.subi %c2, %k : index
    %v = memref.load %w[%kk] : memref<3xf32>
    memref.store %v, %rev[%k] : memref<3xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    %o = arith.muli %i, %s : index
    %dst = memref.subview %y[%o] [3] [1] : memref<?xf32> to memref<3xf32, strided<[1], offset: ?>>
    linalg.map ins(%rev, %dst : memref<3xf32>, memref<3xf32, strided<[1], offset: ?>>) outs(%dst : memref<3xf32, strided<[1], offset: ?>>) (%a: f32, %b: f32, %out: f32) {
      %p = arith.mulf %a, %v : f32
      %q = arith.addf %p, %b : f32
      linalg.yield %q : f32
    }
  }
  return %y : memref<?xf32>
}
