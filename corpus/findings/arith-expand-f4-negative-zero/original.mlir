func.func @main(%f: f32) -> (f32) {
  %t = arith.truncf %f : f32 to f4E2M1FN
  %e = arith.extf %t : f4E2M1FN to f32
  return %e : f32
}
