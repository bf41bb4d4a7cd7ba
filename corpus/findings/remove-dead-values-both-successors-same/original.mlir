func.func @f(%p: i1, %x: i32, %y: i32) {
  cf.cond_br %p, ^a(%x : i32), ^a(%y : i32)
^a(%z: i32):
  vector.print %y : i32
  return
}
