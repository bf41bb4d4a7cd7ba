// expected: double-free
func.func private @g(%n: i32, %m: memref<4xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  cf.cond_br %more, ^again, ^last
^again:
  %l = arith.subi %n, %one : i32
  call @g(%l, %m) : (i32, memref<4xf32>) -> ()
  memref.dealloc %m : memref<4xf32>
  return
^last:
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @f(%n: i32) {
  %three = arith.constant 3 : i32
  %k = arith.minsi %n, %three : i32
  %m = memref.alloc() : memref<4xf32>
  call @g(%k, %m) : (i32, memref<4xf32>) -> ()
  return
}
