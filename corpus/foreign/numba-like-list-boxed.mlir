// Style: Python JIT, a reflected list grows by doubling through a box on the stack, boxes hold the current buffer.
func.func private @grow(%old: memref<?xi64>, %used: index) -> memref<?xi64> {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %cap = memref.dim %old, %c0 : memref<?xi64>
  %n = arith.muli %cap, %c2 : index
  %new = memref.alloc(%n) : memref<?xi64>
  %a = memref.subview %old[0] [%used] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
  %b = memref.subview %new[0] [%used] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
  memref.copy %a, %b : memref<?xi64, strided<[1]>> to memref<?xi64, strided<[1]>>
  return %new : memref<?xi64>
}
func.func @collatz(%start: i64) -> (memref<?xi64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i64
  %c0_i64 = arith.constant 0 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %pos = arith.cmpi sgt, %start, %c0_i64 : i64
  %lim = arith.constant 10000 : i64
  %small = arith.cmpi slt, %start, %lim : i64
  %ok = arith.andi %pos, %small : i1
  cf.assert %ok, "positive and not large"
  %first = memref.alloc(%c4) : memref<?xi64>
  %r:3 = scf.while (%x = %start, %l = %first, %n = %c0) : (i64, memref<?xi64>, index) -> (i64, memref<?xi64>, index) {
    %go = arith.cmpi ne, %x, %one : i64
    scf.condition(%go) %x, %l, %n : i64, memref<?xi64>, index
  } do {
  ^bb0(%x: i64, %l: memref<?xi64>, %n: index):
    %cap = memref.dim %l, %c0 : memref<?xi64>
    %full = arith.cmpi eq, %n, %cap : index
    %l2 = scf.if %full -> (memref<?xi64>) {
      %g = func.call @grow(%l, %n) : (memref<?xi64>, index) -> memref<?xi64>
      scf.yield %g : memref<?xi64>
    } else {
      scf.yield %l : memref<?xi64>
    }
    memref.store %x, %l2[%n] : memref<?xi64>
    %bit = arith.andi %x, %one : i64
    %odd = arith.cmpi eq, %bit, %one : i64
    %half = arith.divui %x, %two : i64
    %t = arith.muli %x, %three : i64
    %t1 = arith.addi %t, %one : i64
    %y = arith.select %odd, %t1, %half : i64
    %n1 = arith.addi %n, %c1 : index
    scf.yield %y, %l2, %n1 : i64, memref<?xi64>, index
  }
  return %r#1, %r#2 : memref<?xi64>, index
}
