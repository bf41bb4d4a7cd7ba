func.func private @sh(%x: i32, %s: i32) -> i32 attributes {passthrough=["noinline","optnone"]} {
  %a = arith.extui %x : i32 to i64
  %t = arith.extui %s : i32 to i64
  %r = arith.shli %a, %t : i64
  %c = arith.constant 32 : i64
  %h = arith.shrui %r, %c : i64
  %l = arith.trunci %h : i64 to i32
  return %l : i32
}
func.func @main() {
  %x = arith.constant 5 : i32
  %z = arith.constant 0 : i32
  %r = call @sh(%x, %z) : (i32, i32) -> i32
  %ok = arith.cmpi eq, %r, %z : i32
  cf.assert %ok, "upper half of 5 << 0 is 0"
  return
}
