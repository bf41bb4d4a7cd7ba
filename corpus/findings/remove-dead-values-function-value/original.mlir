func.func private @f(%x: i32) {
  return
}
func.func @g(%x: i32) {
  %f = constant @f : (i32) -> ()
  call_indirect %f(%x) : (i32) -> ()
  return
}
