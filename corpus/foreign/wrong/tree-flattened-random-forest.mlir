// mistake: votes are freed in the loop over trees
// expected: use-after-free
module {
  memref.global "private" constant @feature : memref<2x7xi8> = dense<[[0, 1, 1, -1, -1, -1, -1], [1, 0, 0, -1, -1, -1, -1]]>
  memref.global "private" constant @cut : memref<2x7xf32> = dense<[[5.000000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00]]>
  func.func @predict(%arg0: memref<2xf32>) -> (index, memref<3xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = memref.get_global @feature : memref<2x7xi8>
    %1 = memref.get_global @cut : memref<2x7xf32>
    %alloc = memref.alloc() : memref<3xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<3xi32>)
    scf.for %arg1 = %c0 to %c2 step %c1 {
      %3 = scf.while (%arg2 = %c0) : (index) -> index {
        %9 = memref.load %0[%arg1, %arg2] : memref<2x7xi8>
        %10 = arith.cmpi sge, %9, %c0_i8 : i8
        scf.condition(%10) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        %9 = memref.load %0[%arg1, %arg2] : memref<2x7xi8>
        %10 = arith.index_castui %9 : i8 to index
        %11 = memref.load %arg0[%10] : memref<2xf32>
        %12 = memref.load %1[%arg1, %arg2] : memref<2x7xf32>
        %13 = arith.cmpf ole, %11, %12 : f32
        %14 = arith.muli %arg2, %c2 : index
        %15 = arith.addi %14, %c1 : index
        %16 = arith.addi %14, %c2 : index
        %17 = arith.select %13, %15, %16 : index
        scf.yield %17 : index
      }
      %4 = memref.load %1[%arg1, %3] : memref<2x7xf32>
      %5 = arith.fptosi %4 : f32 to i32
      %6 = arith.index_cast %5 : i32 to index
      %7 = memref.load %alloc[%6] : memref<3xi32>
      %8 = arith.addi %7, %c1_i32 : i32
      memref.store %8, %alloc[%6] : memref<3xi32>
    memref.dealloc %alloc : memref<3xi32>
    }
    %2:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %c0, %arg3 = %c0_i32) -> (index, i32) {
      %3 = memref.load %alloc[%arg1] : memref<3xi32>
      %4 = arith.cmpi sgt, %3, %arg3 : i32
      %5 = arith.select %4, %arg1, %arg2 : index
      %6 = arith.select %4, %3, %arg3 : i32
      scf.yield %5, %6 : index, i32
    }
    return %2#0, %alloc : index, memref<3xi32>
  }
}
