func.func private @g(%a: memref<4xi32>) -> memref<4xi32> {
  return %a : memref<4xi32>
}
func.func private @h(%a: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : i32
    %0 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0 : i32) outs(%0 : memref<4xi32>)
  return %0 : memref<4xi32>
}
func.func @f(%c: i1, %a: memref<4xi32>) -> memref<4xi32> {
  %g = func.constant @g : (memref<4xi32>) -> memref<4xi32>
  %h = func.constant @h : (memref<4xi32>) -> memref<4xi32>
  %f = arith.select %c, %g, %h : (memref<4xi32>) -> memref<4xi32>
  %r = func.call_indirect %f(%a) : (memref<4xi32>) -> memref<4xi32>
  return %r : memref<4xi32>
}
