// From tests/passes/lower/W5-helper.mlir.
func.func @six(%s: i1, %t: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %c = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  memref.store %one, %c[%zero] : memref<2xi32>
  %x = arith.select %s, %a, %b : memref<2xi32>
  %y = arith.select %t, %b, %c : memref<2xi32>
  %owned:2 = bufferization.dealloc (%x, %a, %y, %b, %a, %c
      : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>)
      if (%t, %true, %s, %true, %s, %true) retain (%x, %y : memref<2xi32>, memref<2xi32>)
  vector.print %owned#0 : i1
  vector.print %owned#1 : i1
  %v = memref.load %x[%zero] : memref<2xi32>
  %w = memref.load %y[%zero] : memref<2xi32>
  %sum = arith.addi %v, %w : i32
  bufferization.dealloc (%x, %y : memref<2xi32>, memref<2xi32>) if (%owned#0, %owned#1)
  return %sum : i32
}
