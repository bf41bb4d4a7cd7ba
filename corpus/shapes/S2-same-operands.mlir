// From tests/passes/simplify/S2-same-operands.mlir.
func.func @good(%m: memref<4xf32>, %c: i1, %d: i1) {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<?xf32>) if (%c, %d)
  return
}
func.func @good_same_condition(%m: memref<4xf32>, %c: i1) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%m, %b : memref<4xf32>, memref<f32>) if (%c, %c)
  return
}
func.func @bad_view(%m: memref<4xf32>, %c: i1, %d: i1) {
  %n = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<2xf32, strided<[1], offset: 2>>) if (%c, %d)
  return
}
func.func @bad_unknown(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d)
  return
}
func.func @one_or_the_other(%m: memref<2xi32>, %c: i1, %d: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  bufferization.dealloc (%m, %m, %m : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %not)
  return
}
func.func @one_or_the_other_in_one(%m: memref<2xi32>, %c: i1, %d: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %x = arith.ori %c, %d : i1
  %y = arith.ori %x, %not : i1
  bufferization.dealloc (%m : memref<2xi32>) if (%y)
  return
}
func.func @opposite_of_another(%m: memref<2xi32>, %c: i1, %d: i1, %e: i1) {
  %true = arith.constant true
  %not = arith.xori %e, %true : i1
  bufferization.dealloc (%m, %m, %m : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %not)
  return
}
