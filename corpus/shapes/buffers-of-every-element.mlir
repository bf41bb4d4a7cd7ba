// Local buffers of elements of every kind that has a size, and of one that has none, may go to the stack or stay.
func.func @sized(%x: i32, %p: !ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2x!ptr.ptr<#ptr.generic_space>>
  memref.store %p, %a[%c0] : memref<2x!ptr.ptr<#ptr.generic_space>>
  %r = memref.load %a[%c0] : memref<2x!ptr.ptr<#ptr.generic_space>>
  return %r : !ptr.ptr<#ptr.generic_space>
}
func.func @numbers(%x: complex<f32>, %v: vector<2xi32>, %w: vector<[2]xi32>, %b: i1, %t: i7) -> (complex<f32>, vector<2xi32>, vector<[2]xi32>, i1, i7) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xcomplex<f32>>
  %d = memref.alloc() : memref<2xvector<2xi32>>
  %e = memref.alloc() : memref<2xvector<[2]xi32>>
  %f = memref.alloc() : memref<2xi1>
  %g = memref.alloc() : memref<2xi7>
  memref.store %x, %a[%c0] : memref<2xcomplex<f32>>
  memref.store %v, %d[%c0] : memref<2xvector<2xi32>>
  memref.store %w, %e[%c0] : memref<2xvector<[2]xi32>>
  memref.store %b, %f[%c0] : memref<2xi1>
  memref.store %t, %g[%c0] : memref<2xi7>
  %r = memref.load %a[%c0] : memref<2xcomplex<f32>>
  %s = memref.load %d[%c0] : memref<2xvector<2xi32>>
  %u = memref.load %e[%c0] : memref<2xvector<[2]xi32>>
  %y = memref.load %f[%c0] : memref<2xi1>
  %z = memref.load %g[%c0] : memref<2xi7>
  return %r, %s, %u, %y, %z : complex<f32>, vector<2xi32>, vector<[2]xi32>, i1, i7
}
func.func @box(%m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xmemref<i32>>
  memref.store %m, %a[%c0] : memref<2xmemref<i32>>
  %b = memref.load %a[%c0] : memref<2xmemref<i32>>
  %r = memref.load %b[] : memref<i32>
  return %r : i32
}
