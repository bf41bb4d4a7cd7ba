// The first op that passes a buffer on is a loop or a branch for which the buffer is cloned. A second run must find what the
// first one left.
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%p = %a) -> (memref<i32>) {
    %b = memref.alloc() : memref<i32>
    %v = memref.load %p[] : memref<i32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %b[] : memref<i32>
    scf.yield %b : memref<i32>
  }
  %s = memref.load %r[] : memref<i32>
  return %s : i32
}
func.func @branch(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^new, ^old
^old:
  cf.br ^join(%a : memref<i32>)
^new:
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.br ^join(%b : memref<i32>)
^join(%p: memref<i32>):
  %v = memref.load %p[] : memref<i32>
  return %v : i32
}
func.func @rows(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %u = memref.subview %a[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%p = %u) -> (memref<4xi32, strided<[2]>>) {
    %b = memref.alloc() : memref<8xi32>
    linalg.fill ins(%x : i32) outs(%b : memref<8xi32>)
    %t = memref.subview %b[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
    scf.yield %t : memref<4xi32, strided<[2]>>
  }
  %s = memref.load %r[%c1] : memref<4xi32, strided<[2]>>
  return %s : i32
}
