func.func @g(%v: i32) -> i32 {
  return %v : i32
}
