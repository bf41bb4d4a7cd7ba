func.func @f() -> i32 {
  %k = arith.constant 4 : i32
  %t, %v = async.execute -> !async.value<i32> {
    async.yield %k : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}
