// Nothing branches to ^bb1.
func.func @f(%x: memref<i32>) {
  %zero = arith.constant 0 : i32
  memref.store %zero, %x[] : memref<i32>
  cf.br ^bb2(%x : memref<i32>)
^bb1:
  %b = memref.alloc() : memref<i32>
  cf.br ^bb2(%b : memref<i32>)
^bb2(%p: memref<i32>):
  return
}
