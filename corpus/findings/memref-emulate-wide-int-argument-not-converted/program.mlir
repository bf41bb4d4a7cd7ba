func.func private @f(%arg0: i64) {
  vector.print %arg0 : i64
  return
}
