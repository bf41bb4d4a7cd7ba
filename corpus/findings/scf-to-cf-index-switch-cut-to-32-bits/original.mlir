func.func @main() -> i32 {
  %wide = arith.constant 4294967297 : index
  %r = scf.index_switch %wide -> i32
  case 1 {
    %one = arith.constant 1 : i32
    scf.yield %one : i32
  }
  default {
    %two = arith.constant 2 : i32
    scf.yield %two : i32
  }
  return %r : i32
}
