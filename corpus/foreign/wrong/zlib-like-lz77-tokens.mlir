// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @tokens(%arg0: memref<?xi8>) -> (memref<?x2xindex>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc(%dim) : memref<?x2xindex>
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %c0) : (index, index) -> (index, index) {
      %1 = arith.cmpi ult, %arg1, %dim : index
      scf.condition(%1) %arg1, %arg2 : index, index
    } do {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.minui %arg1, %c8 : index
      %2 = arith.addi %1, %c1 : index
      %3:2 = scf.for %arg3 = %c1 to %2 step %c1 iter_args(%arg4 = %c0, %arg5 = %c0) -> (index, index) {
        %7 = arith.subi %arg1, %arg3 : index
        %8 = scf.while (%arg6 = %c0) : (index) -> index {
          %12 = arith.addi %arg1, %arg6 : index
          %13 = arith.cmpi ult, %12, %dim : index
          %14 = scf.if %13 -> (i1) {
            %15 = arith.addi %7, %arg6 : index
            %16 = memref.load %arg0[%12] : memref<?xi8>
            %17 = memref.load %arg0[%15] : memref<?xi8>
            %18 = arith.cmpi eq, %16, %17 : i8
            scf.yield %18 : i1
          } else {
            scf.yield %false : i1
          }
          scf.condition(%14) %arg6 : index
        } do {
        ^bb0(%arg6: index):
          %12 = arith.addi %arg6, %c1 : index
          scf.yield %12 : index
        }
        %9 = arith.cmpi ugt, %8, %arg5 : index
        %10 = arith.select %9, %arg3, %arg4 : index
        %11 = arith.select %9, %8, %arg5 : index
        scf.yield %10, %11 : index, index
      }
      memref.store %3#1, %alloc[%arg2, %c1] : memref<?x2xindex>
      %4 = arith.maxui %3#1, %c1 : index
      %5 = arith.addi %arg1, %4 : index
      %6 = arith.addi %arg2, %c1 : index
      scf.yield %5, %6 : index, index
    }
    return %alloc, %0#1 : memref<?x2xindex>, index
  }
}
