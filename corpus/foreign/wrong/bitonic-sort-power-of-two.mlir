// mistake: the buffer is freed before it is returned
// expected: abi
module {
  func.func @bitonic(%arg0: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = math.ctpop %dim : index
    %1 = arith.cmpi eq, %0, %c1 : index
    cf.assert %1, "length is not a power of two"
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %2 = scf.while (%arg1 = %c2) : (index) -> index {
      %3 = arith.cmpi ule, %arg1, %dim : index
      scf.condition(%3) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %3 = arith.divui %arg1, %c2 : index
      %4 = scf.while (%arg2 = %3) : (index) -> index {
        %6 = arith.cmpi ugt, %arg2, %c0 : index
        scf.condition(%6) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        scf.parallel (%arg3) = (%c0) to (%dim) step (%c1) {
          %7 = arith.xori %arg3, %arg2 : index
          %8 = arith.cmpi ugt, %7, %arg3 : index
          scf.if %8 {
            %9 = memref.load %alloc[%arg3] : memref<?xf32>
            %10 = memref.load %alloc[%7] : memref<?xf32>
            %11 = arith.andi %arg3, %arg1 : index
            %12 = arith.cmpi eq, %11, %c0 : index
            %13 = arith.cmpf ogt, %9, %10 : f32
            %14 = arith.cmpi eq, %12, %13 : i1
            %15 = arith.select %14, %10, %9 : f32
            %16 = arith.select %14, %9, %10 : f32
            memref.store %15, %alloc[%arg3] : memref<?xf32>
            memref.store %16, %alloc[%7] : memref<?xf32>
          }
          scf.reduce 
        }
        %6 = arith.divui %arg2, %c2 : index
        scf.yield %6 : index
      }
      %5 = arith.muli %arg1, %c2 : index
      scf.yield %5 : index
    }
  memref.dealloc %alloc : memref<?xf32>
    return %alloc : memref<?xf32>
  }
}

