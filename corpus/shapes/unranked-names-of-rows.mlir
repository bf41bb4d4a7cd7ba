// Unranked names of buffers whose elements are not one after the other are copied with their layout, whatever the exit.
func.func @returned(%m: memref<8xi32>) -> memref<*xi32> {
  %v = memref.subview %m[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  %u = memref.cast %v : memref<4xi32, strided<[2]>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @rows(%m: memref<8xi32>) -> memref<*xi32> {
  %v = memref.subview %m[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  %u = memref.cast %v : memref<4xi32, strided<[2]>> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @layout_asked_for(%m: memref<8xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %u = call @rows(%m) : (memref<8xi32>) -> memref<*xi32>
  %v = memref.cast %u : memref<*xi32> to memref<4xi32, strided<[2]>>
  %r = memref.load %v[%c1] : memref<4xi32, strided<[2]>>
  return %r : i32
}
func.func @on_one_path(%c: i1, %m: memref<8xi32>, %x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.if %c -> memref<*xi32> {
    %a = memref.alloc() : memref<8xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
    %v = memref.subview %a[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
    %u = memref.cast %v : memref<4xi32, strided<[2]>> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  } else {
    %v = memref.subview %m[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
    %u = memref.cast %v : memref<4xi32, strided<[2]>> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  }
  %w = memref.cast %r : memref<*xi32> to memref<4xi32, strided<[2]>>
  %y = memref.load %w[%c1] : memref<4xi32, strided<[2]>>
  return %y : i32
}
