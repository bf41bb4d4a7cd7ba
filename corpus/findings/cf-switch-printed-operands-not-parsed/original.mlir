func.func private @f(%c: i32) -> i32 {
  %r:2 = "func.call"() <{callee = @h}> : () -> (i32, i32)
  "cf.switch"(%c, %r#1, %r#0) [^bb1, ^bb1] <{case_values = dense<0> : vector<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%a: i32):
  return %a : i32
}
func.func private @h() -> (i32, i32)
func.func @g() {
  return
}
