func.func @"cmath.square"(%x: i32) -> i32 attributes {freehold.model} {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
