func.func private @f(%a0: f32) -> f32 {
  %c = arith.constant -2 : i32
  %r = math.fpowi %a0, %c : f32, i32
  return %r : f32
}
func.func @main() {
  %v0 = arith.constant 0.0 : f32
  %r = call @f(%v0) : (f32) -> f32
  vector.print %r : f32
  return
}
