func.func @a() -> i32 {
  %v = arith.constant 7 : i32
  return %v : i32
}
func.func @b() -> i32 {
  %v = arith.constant 7 : i32
  return %v : i32
}
