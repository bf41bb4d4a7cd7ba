// mistake: the check whether the factor is what the scf.if yields is gone, so the factor is freed and returned
// expected: abi
module {
  func.func @cholesky(%arg0: memref<?x?xf64>) -> (memref<?x?xf64>, i1) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 0x7FF8000000000000 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %0 = arith.cmpi eq, %dim, %dim_1 : index
    cf.assert %0, "matrix is not square"
    %alloc = memref.alloc(%dim, %dim) : memref<?x?xf64>
    linalg.fill ins(%cst_0 : f64) outs(%alloc : memref<?x?xf64>)
    %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %true) -> (i1) {
      %8 = scf.if %arg2 -> (i1) {
        %9 = memref.load %arg0[%arg1, %arg1] : memref<?x?xf64>
        %10 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %9) -> (f64) {
          %12 = memref.load %alloc[%arg1, %arg3] : memref<?x?xf64>
          %13 = arith.mulf %12, %12 : f64
          %14 = arith.subf %arg4, %13 : f64
          scf.yield %14 : f64
        }
        %11 = arith.cmpf ogt, %10, %cst_0 : f64
        scf.if %11 {
          %12 = math.sqrt %10 : f64
          memref.store %12, %alloc[%arg1, %arg1] : memref<?x?xf64>
          %13 = arith.addi %arg1, %c1 : index
          scf.for %arg3 = %13 to %dim step %c1 {
            %14 = memref.load %arg0[%arg3, %arg1] : memref<?x?xf64>
            %15 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %14) -> (f64) {
              %17 = memref.load %alloc[%arg3, %arg4] : memref<?x?xf64>
              %18 = memref.load %alloc[%arg1, %arg4] : memref<?x?xf64>
              %19 = arith.mulf %17, %18 : f64
              %20 = arith.subf %arg5, %19 : f64
              scf.yield %20 : f64
            }
            %16 = arith.divf %15, %12 : f64
            memref.store %16, %alloc[%arg3, %arg1] : memref<?x?xf64>
          }
        }
        scf.yield %11 : i1
      } else {
        scf.yield %false : i1
      }
      scf.yield %8 : i1
    }
    %2 = arith.xori %1, %true : i1
    %3 = scf.if %1 -> (memref<?x?xf64>) {
      scf.yield %alloc : memref<?x?xf64>
    } else {
      %alloc_3 = memref.alloc() : memref<1x1xf64>
      %cast = memref.cast %alloc_3 : memref<1x1xf64> to memref<?x?xf64>
      memref.store %cst, %alloc_3[%c0, %c0] : memref<1x1xf64>
      scf.yield %cast : memref<?x?xf64>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?x?xf64> -> index
    %intptr_2 = memref.extract_aligned_pointer_as_index %3 : memref<?x?xf64> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_2 : index
    %5 = arith.cmpi eq, %intptr, %intptr_2 : index
      memref.dealloc %alloc : memref<?x?xf64>
    %6 = arith.ori %2, %5 : i1
    %7 = scf.if %6 -> (memref<?x?xf64>) {
      scf.yield %3 : memref<?x?xf64>
    } else {
      %8 = bufferization.clone %3 : memref<?x?xf64> to memref<?x?xf64>
      scf.yield %8 : memref<?x?xf64>
    }
    return %7, %1 : memref<?x?xf64>, i1
  }
}
