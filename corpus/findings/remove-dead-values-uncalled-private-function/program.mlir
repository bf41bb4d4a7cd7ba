func.func private @f()
func.func private @g(%p: i1) {
  scf.if %p {
    func.call @f() : () -> ()
  }
  return
}
