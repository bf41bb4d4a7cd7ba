// The pass recreates every region op that returns a memref (to add the i1 result) and erases the old op, but goes on using the Liveness analysis of before: a result that is live into another block is looked up as a value of the erased operation (use after free inside the pass).
func.func @f(%c: i1, %a: memref<i32>, %x: i32) -> i32 {
  %r = scf.if %c -> (memref<i32>) {
    scf.yield %a : memref<i32>
  } else {
    %b = memref.alloc() : memref<i32>
    memref.store %x, %b[] : memref<i32>
    scf.yield %b : memref<i32>
  }
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %v = memref.load %r[] : memref<i32>
  cf.br ^bb2(%v : i32)
^bb2(%w: i32):
  return %w : i32
}
