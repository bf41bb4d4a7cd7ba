// What the function borrows is no buffer that it owns, whatever views of it are made: a view of %lent that is returned or
// passed on is not compared with %given.
func.func private @choose(%given: memref<8xi32> {freehold.arg_ownership = "owned"}, %lent: memref<8xi32>, %c: i1)
    -> memref<4xi32, strided<[1]>> {
  %v = memref.subview %lent[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  return %v : memref<4xi32, strided<[1]>>
}
func.func private @join(%given: memref<8xi32> {freehold.arg_ownership = "owned"}, %lent: memref<8xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %lent[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %w = memref.subview %lent[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  cf.cond_br %c, ^end(%v : memref<4xi32, strided<[1]>>), ^end(%w : memref<4xi32, strided<[1]>>)
^end(%m: memref<4xi32, strided<[1]>>):
  %x = memref.load %m[%c0] : memref<4xi32, strided<[1]>>
  return %x : i32
}
func.func @f(%x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %b = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%b : memref<8xi32>)
  %r = func.call @choose(%a, %b, %c) : (memref<8xi32>, memref<8xi32>, i1) -> memref<4xi32, strided<[1]>>
  %d = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%d : memref<8xi32>)
  %v = func.call @join(%d, %b, %c) : (memref<8xi32>, memref<8xi32>, i1) -> i32
  %w = memref.load %r[%c0] : memref<4xi32, strided<[1]>>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
