// Style: computer vision, nearest of points in the plane by recursion over a sorted order, best found so far in a box.
func.func private @nearest(%p: memref<?x2xf32>, %lo: index, %hi: index, %q: memref<2xf32>, %best: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %some = arith.cmpi ult, %lo, %hi : index
  scf.if %some {
    %s = arith.addi %lo, %hi : index
    %mid = arith.divui %s, %c2 : index
    %d = memref.alloc() : memref<2xf32>
    scf.for %k = %c0 to %c2 step %c1 {
      %a = memref.load %p[%mid, %k] : memref<?x2xf32>
      %b = memref.load %q[%k] : memref<2xf32>
      %e = arith.subf %a, %b : f32
      %f = arith.mulf %e, %e : f32
      memref.store %f, %d[%k] : memref<2xf32>
    }
    %x = memref.load %d[%c0] : memref<2xf32>
    %y = memref.load %d[%c1] : memref<2xf32>
    %dd = arith.addf %x, %y : f32
    %old = memref.load %best[%c0] : memref<1xf32>
    %m = arith.minnumf %old, %dd : f32
    memref.store %m, %best[%c0] : memref<1xf32>
    func.call @nearest(%p, %lo, %mid, %q, %best) : (memref<?x2xf32>, index, index, memref<2xf32>, memref<1xf32>) -> ()
    %mid1 = arith.addi %mid, %c1 : index
    func.call @nearest(%p, %mid1, %hi, %q, %best) : (memref<?x2xf32>, index, index, memref<2xf32>, memref<1xf32>) -> ()
  }
  return
}
func.func @query(%p: memref<?x2xf32>, %q: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %inf = arith.constant 1.0e30 : f32
  %best = memref.alloc() : memref<1xf32>
  memref.store %inf, %best[%c0] : memref<1xf32>
  %n = memref.dim %p, %c0 : memref<?x2xf32>
  call @nearest(%p, %c0, %n, %q, %best) : (memref<?x2xf32>, index, index, memref<2xf32>, memref<1xf32>) -> ()
  %r = memref.load %best[%c0] : memref<1xf32>
  return %r : f32
}
