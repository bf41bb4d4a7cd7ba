// Fit to judge by on one of its two inputs.
func.func @f(%c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  %x = arith.constant 7 : i32
  scf.if %c {
  } else {
    memref.store %x, %m[] : memref<i32>
  }
  %v = memref.load %m[] : memref<i32>
  %d = arith.divsi %x, %v : i32
  return %d : i32
}
