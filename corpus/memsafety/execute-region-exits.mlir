// expected: safe
func.func @f(%c: i1, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = scf.execute_region -> f32 {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %x, %a : memref<4xf32> to memref<4xf32>
    %e = memref.load %a[%c0] : memref<4xf32>
    cf.cond_br %c, ^early, ^late
  ^early:
    memref.dealloc %a : memref<4xf32>
    scf.yield %e : f32
  ^late:
    %g = memref.load %a[%c1] : memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    scf.yield %g : f32
  }
  return %v : f32
}
