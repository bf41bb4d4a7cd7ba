// expected: bad-free
// args: false, memref(4)
func.func @f(%c: i1, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %m = scf.if %c -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  } else {
    scf.yield %x : memref<4xf32>
  }
  %v = memref.load %m[%c0] : memref<4xf32>
  %no = arith.xori %c, %true : i1
  scf.if %no {
    memref.dealloc %m : memref<4xf32>
  }
  return %v : f32
}
