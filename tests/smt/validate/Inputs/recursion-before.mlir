// What a function does when it calls itself is not what it does when it is called first.
func.func private @other(i32)
func.func private @again(%first: i1, %x: i32) {
  %false = arith.constant false
  %one = arith.constant 1 : i32
  cf.cond_br %first, ^calls, ^ends
^calls:
  call @again(%false, %x) : (i1, i32) -> ()
  return
^ends:
  call @other(%x) : (i32) -> ()
  return
}
func.func @f(%x: i32) {
  %true = arith.constant true
  call @again(%true, %x) : (i1, i32) -> ()
  return
}
