func.func @f(%n: index, %c: i1, %x: memref<4xf32>) -> (memref<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%old = %a) -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %old, %b : memref<4xf32> to memref<4xf32>
    %v = memref.load %b[%c1] : memref<4xf32>
    memref.store %v, %b[%c0] : memref<4xf32>
    memref.dealloc %old : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %one = arith.select %c, %r, %x : memref<4xf32>
  %e = memref.load %one[%c0] : memref<4xf32>
  %o = scf.if %c -> (memref<4xf32>) {
    scf.yield %one : memref<4xf32>
  } else {
    memref.dealloc %r : memref<4xf32>
    %k = bufferization.clone %one : memref<4xf32> to memref<4xf32>
    scf.yield %k : memref<4xf32>
  }
  return %o, %e : memref<4xf32>, f32
}
