// expected: double-free
// args: 2, memref(4)
func.func private @even(%n: i32, %x: memref<4xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  scf.if %more {
    %l = arith.subi %n, %one : i32
    %t = memref.alloc() : memref<4xf32>
    memref.copy %x, %t : memref<4xf32> to memref<4xf32>
    func.call @odd(%l, %t) : (i32, memref<4xf32>) -> ()
    memref.dealloc %t : memref<4xf32>
  }
  return
}
func.func private @odd(%n: i32, %x: memref<4xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  scf.if %more {
    %l = arith.subi %n, %one : i32
    func.call @even(%l, %x) : (i32, memref<4xf32>) -> ()
    memref.dealloc %x : memref<4xf32>
  }
  return
}
func.func @f(%n: i32, %x: memref<4xf32>) {
  %three = arith.constant 3 : i32
  %k = arith.minsi %n, %three : i32
  call @even(%k, %x) : (i32, memref<4xf32>) -> ()
  return
}
