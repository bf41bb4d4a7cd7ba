// The common dominator of blocks is computed with an unreachable block, which has no node in the dominator tree.
func.func @f(%x: memref<i32>) -> memref<i32> {
  cf.br ^bb2(%x : memref<i32>)
^bb1:
  %b = memref.alloc() : memref<i32>
  cf.br ^bb2(%b : memref<i32>)
^bb2(%p: memref<i32>):
  return %p : memref<i32>
}
