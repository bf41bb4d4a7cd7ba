// Targets are in target-loop-after.mlir, with a loop that the source does not have.
func.func private @touch(i32)
func.func @step_of_one(%a: i32, %n: index) {
  call @touch(%a) : (i32) -> ()
  return
}
func.func @any_step(%a: i32, %n: index) {
  call @touch(%a) : (i32) -> ()
  return
}
func.func @passes_the_end(%a: i32, %n: index) {
  call @touch(%a) : (i32) -> ()
  return
}
func.func @never_entered(%a: i32, %n: index) {
  call @touch(%a) : (i32) -> ()
  return
}
