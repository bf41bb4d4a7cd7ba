// An ownership of results that is stated of the last of three arguments is refused.
func.func @last(%a: memref<i32>, %x: i32, %m: memref<i32> {freehold.result_ownership = "owned"}) {
  memref.store %x, %m[] : memref<i32>
  memref.copy %m, %a : memref<i32> to memref<i32>
  return
}
