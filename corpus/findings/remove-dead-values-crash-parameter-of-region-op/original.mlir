func.func private @h()
func.func private @g(%u: i32) {
  %r = scf.execute_region -> i32 {
    func.call @h() : () -> ()
    scf.yield %u : i32
  }
  return
}
func.func @f(%u: i32) {
  call @g(%u) : (i32) -> ()
  return
}
