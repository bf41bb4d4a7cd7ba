func.func @undefined() -> i32 {
  %zero = arith.constant 0 : i32
  %x = arith.divsi %zero, %zero : i32
  return %x : i32
}
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %both = arith.andi %a, %b : i1
  %x = scf.if %both -> i32 {
    %d = arith.divsi %v, %zero : i32
    scf.yield %d : i32
  } else {
    %y = memref.load %m[] : memref<i32>
    scf.yield %y : i32
  }
  return %x : i32
}
