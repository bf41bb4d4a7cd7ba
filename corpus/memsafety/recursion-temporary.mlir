// expected: safe
func.func private @g(%n: i32, %x: memref<4xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  scf.if %more {
    %l = arith.subi %n, %one : i32
    func.call @g(%l, %t) : (i32, memref<4xf32>) -> ()
  }
  memref.dealloc %t : memref<4xf32>
  return
}
func.func @f(%n: i32, %x: memref<4xf32>) {
  %three = arith.constant 3 : i32
  %k = arith.minsi %n, %three : i32
  call @g(%k, %x) : (i32, memref<4xf32>) -> ()
  return
}
