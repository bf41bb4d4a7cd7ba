func.func @f() -> i32 {
  %z = arith.constant 0 : i32
  %d = arith.divsi %z, %z : i32
  return %d : i32
}
