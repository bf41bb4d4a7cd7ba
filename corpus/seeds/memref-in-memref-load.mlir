// Exercises: a buffer stored in a buffer of buffers and loaded again; the loaded value aliases an allocation that is owned elsewhere.
func.func @box(%i: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.remui %i, %c2 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %box = memref.alloc() : memref<2xmemref<1xi32>>
  memref.store %a, %box[%c0] : memref<2xmemref<1xi32>>
  memref.store %b, %box[%c1] : memref<2xmemref<1xi32>>
  %l = memref.load %box[%k] : memref<2xmemref<1xi32>>
  %v = memref.load %l[%c0] : memref<1xi32>
  %w = memref.load %a[%c0] : memref<1xi32>
  %u = memref.load %b[%c0] : memref<1xi32>
  %s = arith.addi %w, %u : i32
  %r = arith.muli %v, %s : i32
  return %r : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %0 = func.call @box(%c0, %k2, %k3) : (index, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @box(%c1, %k2, %k3) : (index, i32, i32) -> i32
  vector.print %1 : i32
  return
}
