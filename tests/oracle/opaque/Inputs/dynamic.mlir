func.func @f(%x: i32) -> i32 {
  %y = "cmath.square"(%x) {mode = "up", other.note} : (i32) -> i32
  return %y : i32
}
