func.func @main() -> i32 {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %low = arith.constant 2147483646 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %c3, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %few = arith.andi %x, %c3 : i32
  %high = arith.addi %few, %low : i32
  scf.for unsigned %i = %low to %high step %c1 : i32 {
    memref.store %i, %m[] : memref<i32>
  }
  %last = memref.load %m[] : memref<i32>
  %r = arith.andi %last, %c3 : i32
  return %r : i32
}
