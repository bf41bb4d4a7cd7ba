// A choice among views with shifted pointers is followed to some depth, on either side. Behind that the pointer of the
// choice is taken.
func.func @chain_of_false(%a: memref<16xi8>, %b: memref<2xi32>, %c: i1, %d0: i1, %d1: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %m0: memref<2xi32>, %m1: memref<2xi32>, %m2: memref<2xi32>, %m3: memref<2xi32>, %m4: memref<2xi32>, %m5: memref<2xi32>, %m6: memref<2xi32>) -> i1 {
  %four = arith.constant 4 : index
  %s0 = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  %s1 = arith.select %d0, %m0, %s0 : memref<2xi32>
  %s2 = arith.select %d1, %m1, %s1 : memref<2xi32>
  %s3 = arith.select %d2, %m2, %s2 : memref<2xi32>
  %s4 = arith.select %d3, %m3, %s3 : memref<2xi32>
  %s5 = arith.select %d4, %m4, %s4 : memref<2xi32>
  %s6 = arith.select %d5, %m5, %s5 : memref<2xi32>
  %s7 = arith.select %d6, %m6, %s6 : memref<2xi32>
  %owned = bufferization.dealloc (%b : memref<2xi32>) if (%c) retain (%s7 : memref<2xi32>)
  return %owned : i1
}
func.func @chain_of_true(%a: memref<16xi8>, %b: memref<2xi32>, %c: i1, %d0: i1, %d1: i1, %d2: i1, %d3: i1, %d4: i1, %d5: i1, %d6: i1, %m0: memref<2xi32>, %m1: memref<2xi32>, %m2: memref<2xi32>, %m3: memref<2xi32>, %m4: memref<2xi32>, %m5: memref<2xi32>, %m6: memref<2xi32>) -> i1 {
  %four = arith.constant 4 : index
  %s0 = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  %s1 = arith.select %d0, %s0, %m0 : memref<2xi32>
  %s2 = arith.select %d1, %s1, %m1 : memref<2xi32>
  %s3 = arith.select %d2, %s2, %m2 : memref<2xi32>
  %s4 = arith.select %d3, %s3, %m3 : memref<2xi32>
  %s5 = arith.select %d4, %s4, %m4 : memref<2xi32>
  %s6 = arith.select %d5, %s5, %m5 : memref<2xi32>
  %s7 = arith.select %d6, %s6, %m6 : memref<2xi32>
  %owned = bufferization.dealloc (%b : memref<2xi32>) if (%c) retain (%s7 : memref<2xi32>)
  return %owned : i1
}
