func.func private @b(%v: i32) -> i32 {
  return %v : i32
}
func.func private @g(%v: i32) -> i32 {
  %r = call @b(%v) : (i32) -> i32
  return %r : i32
}
module @inner {
  func.func private @b(%v: i32) -> i32 {
    %s = arith.addi %v, %v : i32
    return %s : i32
  }
  func.func private @g(%v: i32) -> i32 {
    %r = func.call @b(%v) : (i32) -> i32
    return %r : i32
  }
  func.func @h(%v: i32) -> i32 {
    %r = func.call @g(%v) : (i32) -> i32
    return %r : i32
  }
}
func.func @f(%v: i32) -> i32 {
  %r = call @g(%v) : (i32) -> i32
  return %r : i32
}
