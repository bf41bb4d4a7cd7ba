func.func private @f(%a0: f32) -> f32 {
  %c = arith.constant 0.5 : f32
  %r = math.powf %a0, %c : f32
  return %r : f32
}
func.func @main() {
  %v0 = arith.constant 0xFF800000 : f32
  %r = call @f(%v0) : (f32) -> f32
  vector.print %r : f32
  return
}
