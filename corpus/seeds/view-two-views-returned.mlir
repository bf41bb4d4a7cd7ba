// Exercises: two non-overlapping subviews of one allocation are returned; the caller receives two aliasing results of which only one may own it.
func.func @halves(%x: i32, %y: i32) -> (memref<2xi32, strided<[1]>>, memref<2xi32, strided<[1], offset: 2>>) {
  %a = memref.alloc() : memref<4xi32>
  %l = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %r = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  linalg.fill ins(%x : i32) outs(%l : memref<2xi32, strided<[1]>>)
  linalg.fill ins(%y : i32) outs(%r : memref<2xi32, strided<[1], offset: 2>>)
  return %l, %r : memref<2xi32, strided<[1]>>, memref<2xi32, strided<[1], offset: 2>>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %0:2 = func.call @halves(%k1, %k2) : (i32, i32) -> (memref<2xi32, strided<[1]>>, memref<2xi32, strided<[1], offset: 2>>)
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0#0[%i] : memref<2xi32, strided<[1]>>
    vector.print %e : i32
  }
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %0#1[%i_2] : memref<2xi32, strided<[1], offset: 2>>
    vector.print %e_2 : i32
  }
  return
}
