module {
  func.func @f() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.index_switch %c0 -> index 
    default {
      scf.yield %c0 : index
    }
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = arith.remui %0, %c1 : index
    return
  }
}
