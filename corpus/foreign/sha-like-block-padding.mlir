// Style: cryptography library, message is padded into a new buffer of whole blocks, rounds use a schedule on the stack.
func.func @digest(%msg: memref<?xi8>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %z8 = arith.constant 0 : i8
  %mark = arith.constant -128 : i8
  %n = memref.dim %msg, %c0 : memref<?xi8>
  %need = arith.addi %n, %c1 : index
  %blocks = arith.ceildivui %need, %c16 : index
  %total = arith.muli %blocks, %c16 : index
  %pad = memref.alloc(%total) : memref<?xi8>
  linalg.fill ins(%z8 : i8) outs(%pad : memref<?xi8>)
  %head = memref.subview %pad[0] [%n] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
  memref.copy %msg, %head : memref<?xi8> to memref<?xi8, strided<[1]>>
  memref.store %mark, %pad[%n] : memref<?xi8>
  %h = memref.alloc() : memref<4xi32>
  %iv = arith.constant 1732584193 : i32
  linalg.fill ins(%iv : i32) outs(%h : memref<4xi32>)
  scf.for %b = %c0 to %total step %c16 {
    %w = memref.alloca() : memref<4xi32>
    %v = memref.view %pad[%b][] : memref<?xi8> to memref<4xi32>
    memref.copy %v, %w : memref<4xi32> to memref<4xi32>
    scf.for %r = %c0 to %c8 step %c1 {
      %k = arith.remui %r, %c4 : index
      %k1 = arith.addi %k, %c1 : index
      %kn = arith.remui %k1, %c4 : index
      %x = memref.load %w[%k] : memref<4xi32>
      %a = memref.load %h[%k] : memref<4xi32>
      %c = memref.load %h[%kn] : memref<4xi32>
      %five = arith.constant 5 : i32
      %tw = arith.constant 27 : i32
      %l = arith.shli %a, %five : i32
      %rr = arith.shrui %a, %tw : i32
      %rot = arith.ori %l, %rr : i32
      %s = arith.addi %rot, %x : i32
      %t = arith.xori %s, %c : i32
      memref.store %t, %h[%kn] : memref<4xi32>
    }
  }
  return %h : memref<4xi32>
}
