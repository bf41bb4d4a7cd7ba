// Exercises: two boxed buffers swapped in memory by a loop; aliasing goes through memory, which no SSA analysis sees.
func.func @box(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %box = memref.alloc() : memref<2xmemref<1xi32>>
  memref.store %a, %box[%c0] : memref<2xmemref<1xi32>>
  memref.store %b, %box[%c1] : memref<2xmemref<1xi32>>
  scf.for %i = %c0 to %m step %c1 {
    %p = memref.load %box[%c0] : memref<2xmemref<1xi32>>
    %q = memref.load %box[%c1] : memref<2xmemref<1xi32>>
    memref.store %q, %box[%c0] : memref<2xmemref<1xi32>>
    memref.store %p, %box[%c1] : memref<2xmemref<1xi32>>
  }
  %p = memref.load %box[%c0] : memref<2xmemref<1xi32>>
  %v = memref.load %p[%c0] : memref<1xi32>
  memref.store %y, %p[%c0] : memref<1xi32>
  %w = memref.load %a[%c0] : memref<1xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %0:2 = func.call @box(%c3, %k5, %k6) : (index, i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  %1:2 = func.call @box(%c2, %k5, %k6) : (index, i32, i32) -> (i32, i32)
  vector.print %1#0 : i32
  vector.print %1#1 : i32
  return
}
