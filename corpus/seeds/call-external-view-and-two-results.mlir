// Exercises: an external call that gets a subview and returns two buffers and a scalar; the root, not the view, dies after it.
func.func private @split(memref<?xi32, strided<[1], offset: ?>>) -> (memref<2xi32>, i32, memref<2xi32>)
func.func @use(%o: index, %c: i1, %x: i32) -> (memref<2xi32>, i32) {
  %c3 = arith.constant 3 : index
  %p = arith.minui %o, %c3 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %s = memref.subview %a[%p] [%p] [1] : memref<8xi32> to memref<?xi32, strided<[1], offset: ?>>
  %r:3 = func.call @split(%s) : (memref<?xi32, strided<[1], offset: ?>>) -> (memref<2xi32>, i32, memref<2xi32>)
  %t = arith.select %c, %r#0, %r#2 : memref<2xi32>
  return %t, %r#1 : memref<2xi32>, i32
}
