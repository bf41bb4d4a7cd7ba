// expected: leak
// args: 2
func.func private @g(%n: i32) -> memref<4xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  %r = scf.if %more -> (memref<4xf32>) {
    %l = arith.subi %n, %one : i32
    %s = func.call @g(%l) : (i32) -> memref<4xf32>
    %t = memref.alloc() : memref<4xf32>
    scf.yield %t : memref<4xf32>
  } else {
    %t = memref.alloc() : memref<4xf32>
    scf.yield %t : memref<4xf32>
  }
  return %r : memref<4xf32>
}
func.func @f(%n: i32) {
  %three = arith.constant 3 : i32
  %k = arith.minsi %n, %three : i32
  %r = call @g(%k) : (i32) -> memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return
}
