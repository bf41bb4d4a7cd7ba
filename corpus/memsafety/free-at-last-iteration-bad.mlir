// expected: use-after-free
func.func @f(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  %c10 = arith.constant 10 : index
  %s = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %zero) -> (f32) {
    %e = memref.load %m[%c0] : memref<4xf32>
    %t = arith.addf %acc, %e : f32
    %last = arith.cmpi eq, %i, %c9 : index
    scf.if %last {
      memref.dealloc %m : memref<4xf32>
    }
    scf.yield %t : f32
  }
  return %s : f32
}
