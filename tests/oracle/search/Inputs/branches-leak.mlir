// The buffer of the branch is never freed.
func.func @linear(%x: i64, %y: i64, %a: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : i64
  %c700 = arith.constant 700 : i64
  %zero = arith.constant 0.0 : f32
  %x3 = arith.muli %x, %c3 : i64
  %sum = arith.addi %x3, %c700 : i64
  %meets = arith.cmpi eq, %sum, %y : i64
  %r = scf.if %meets -> f32 {
    %b = memref.alloc() : memref<4xf32>
    %v = arith.constant 2.0 : f32
    memref.store %v, %b[%c0] : memref<4xf32>
    %w = memref.load %b[%c0] : memref<4xf32>
    scf.yield %w : f32
  } else {
    scf.yield %zero : f32
  }
  return %r : f32
}
