func.func private @f(%a0: f32) -> f32 {
  %r = math.ceil %a0 : f32
  return %r : f32
}
func.func @main() {
  %v0 = arith.constant 0x7F800000 : f32
  %r = call @f(%v0) : (f32) -> f32
  vector.print %r : f32
  return
}
