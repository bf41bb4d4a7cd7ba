// The last op of a function is a branch of which nothing is known.
func.func @unknown_branch(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.br ^bb2
^bb1:
  %r = memref.load %a[] : memref<i32>
  return %r : i32
^bb2:
  "some.branch"()[^bb1] : () -> ()
}
