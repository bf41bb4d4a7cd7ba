func.func private @f(%n: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %go = arith.cmpi ult, %n, %c4 : index
  scf.if %go {
    %m = arith.addi %n, %c1 : index
    func.call @f(%m) : (index) -> ()
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  func.call @f(%c0) : (index) -> ()
  return
}
