// Style: libxsmm-like microkernel, an 4x4 register tile accumulated by outer products, transposed through vector.transpose, edges by transfer with padding.
#ident = affine_map<(i, j) -> (i, j)>
func.func @tile(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %m: index, %n: index, %k: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<4x4xf32>
  %c = memref.alloc(%n, %m) : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c4 {
    scf.for %j = %c0 to %n step %c4 {
      %acc = scf.for %p = %c0 to %k step %c1 iter_args(%t = %init) -> (vector<4x4xf32>) {
        %x = vector.transfer_read %a[%i, %p], %z {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
        %y = vector.transfer_read %b[%p, %j], %z : memref<?x?xf32>, vector<4xf32>
        %u = vector.outerproduct %x, %y, %t {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
        scf.yield %u : vector<4x4xf32>
      }
      %tr = vector.transpose %acc, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
      vector.transfer_write %tr, %c[%j, %i] : vector<4x4xf32>, memref<?x?xf32>
    }
  }
  return %c : memref<?x?xf32>
}
