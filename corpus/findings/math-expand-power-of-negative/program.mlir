func.func private @f(%a0: f32, %a1: i32) -> f32 {
  %r = math.fpowi %a0, %a1 : f32, i32
  return %r : f32
}
func.func @main() {
  %v0 = arith.constant -2.0 : f32
  %v1 = arith.constant 3 : i32
  %r = call @f(%v0, %v1) : (f32, i32) -> f32
  vector.print %r : f32
  return
}
