func.func private @f(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %j = arith.muli %i, %k : index
    scf.yield %j : index
  }
  return %r : index
}
func.func @main() -> i32 {
  %c3 = arith.constant 3 : index
  %c-1 = arith.constant -1 : index
  %0 = call @f(%c3, %c-1) : (index, index) -> index
  %1 = arith.index_cast %0 : index to i32
  return %1 : i32
}
