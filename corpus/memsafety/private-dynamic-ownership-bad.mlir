// expected: bad-free
func.func private @pick(%c: i1, %x: memref<4xf32>, %own: i1) -> (memref<4xf32>, i1) {
  %true = arith.constant true
  %r:2 = scf.if %c -> (memref<4xf32>, i1) {
    %m = memref.alloc() : memref<4xf32>
    memref.copy %x, %m : memref<4xf32> to memref<4xf32>
    scf.yield %m, %true : memref<4xf32>, i1
  } else {
    scf.yield %x, %true : memref<4xf32>, i1
  }
  return %r#0, %r#1 : memref<4xf32>, i1
}
func.func @f(%c: i1, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %r:2 = call @pick(%c, %x, %false) : (i1, memref<4xf32>, i1) -> (memref<4xf32>, i1)
  %v = memref.load %r#0[%c0] : memref<4xf32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<4xf32>
  }
  return %v : f32
}
