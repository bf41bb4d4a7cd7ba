// cf.switch is rejected only after the walk has begun to change the function.
func.func @f(%k: i32, %x: i32, %a: memref<i32>) -> i32 {
  cf.switch %k : i32, [
    default: ^bb2,
    0: ^bb1
  ]
^bb1:
  memref.store %x, %a[] : memref<i32>
  cf.br ^bb2
^bb2:
  return %x : i32
}
