// mistake: `memref.dealloc %alloc` stands twice
// expected: double-free
module {
  func.func @power(%arg0: memref<?x?xcomplex<f64>>, %arg1: memref<?xcomplex<f64>>, %arg2: i32) -> memref<?xcomplex<f64>> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f64
    %0 = complex.create %cst, %cst : complex<f64>
    %dim = memref.dim %arg1, %c0 : memref<?xcomplex<f64>>
    %alloc = memref.alloc(%dim) : memref<?xcomplex<f64>>
    memref.copy %arg1, %alloc : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
    %1:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<?xcomplex<f64>>, i1)  : i32 {
      %alloc_1 = memref.alloc(%dim) : memref<?xcomplex<f64>>
      scf.for %arg6 = %c0 to %dim step %c1 {
        %10 = scf.for %arg7 = %c0 to %dim step %c1 iter_args(%arg8 = %0) -> (complex<f64>) {
          %11 = memref.load %arg0[%arg6, %arg7] : memref<?x?xcomplex<f64>>
          %12 = complex.conj %11 : complex<f64>
          %13 = memref.load %arg4[%arg7] : memref<?xcomplex<f64>>
          %14 = complex.mul %12, %13 : complex<f64>
          %15 = complex.add %arg8, %14 : complex<f64>
          scf.yield %15 : complex<f64>
        }
        memref.store %10, %alloc_1[%arg6] : memref<?xcomplex<f64>>
      }
      %6 = scf.for %arg6 = %c0 to %dim step %c1 iter_args(%arg7 = %cst) -> (f64) {
        %10 = memref.load %alloc_1[%arg6] : memref<?xcomplex<f64>>
        %11 = complex.re %10 : complex<f64>
        %12 = complex.im %10 : complex<f64>
        %13 = arith.mulf %11, %11 : f64
        %14 = math.fma %12, %12, %13 : f64
        %15 = arith.addf %arg7, %14 : f64
        scf.yield %15 : f64
      }
      %7 = math.sqrt %6 : f64
      %8 = complex.create %7, %cst : complex<f64>
      %9 = arith.cmpf ogt, %7, %cst : f64
      scf.if %9 {
        scf.for %arg6 = %c0 to %dim step %c1 {
          %10 = memref.load %alloc_1[%arg6] : memref<?xcomplex<f64>>
          %11 = complex.div %10, %8 : complex<f64>
          %12 = complex.neg %11 : complex<f64>
          %13 = complex.eq %12, %11 : complex<f64>
          %14 = arith.select %13, %0, %11 : complex<f64>
          memref.store %14, %alloc_1[%arg6] : memref<?xcomplex<f64>>
        }
      }
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg4 : memref<?xcomplex<f64>> -> memref<complex<f64>>, index, index, index
      scf.if %arg5 {
        memref.dealloc %base_buffer : memref<complex<f64>>
      }
      scf.yield %alloc_1, %true : memref<?xcomplex<f64>>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xcomplex<f64>> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %1#0 : memref<?xcomplex<f64>> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_0 : index
    %3 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %2 {
      memref.dealloc %alloc : memref<?xcomplex<f64>>
      memref.dealloc %alloc : memref<?xcomplex<f64>>
    }
    %4 = arith.ori %1#1, %3 : i1
    %5 = scf.if %4 -> (memref<?xcomplex<f64>>) {
      scf.yield %1#0 : memref<?xcomplex<f64>>
    } else {
      %6 = bufferization.clone %1#0 : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
      scf.yield %6 : memref<?xcomplex<f64>>
    }
    return %5 : memref<?xcomplex<f64>>
  }
}

