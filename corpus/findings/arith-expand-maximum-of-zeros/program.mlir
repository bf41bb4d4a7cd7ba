func.func private @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}
func.func @main() -> i32 {
  %0 = arith.constant 0.0 : f32
  %1 = arith.constant -0.0 : f32
  %c31 = arith.constant 31 : i32
  %2 = call @f(%0, %1) : (f32, f32) -> f32
  %3 = arith.bitcast %2 : f32 to i32
  %4 = arith.shrui %3, %c31 : i32
  return %4 : i32
}
