// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @dft2(%arg0: memref<4xcomplex<f64>>) -> memref<4xcomplex<f64>> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<4xcomplex<f64>>
    memref.copy %arg0, %alloc : memref<4xcomplex<f64>> to memref<4xcomplex<f64>>
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %alloc, %arg3 = %false) -> (memref<4xcomplex<f64>>, i1) {
      %alloc_1 = memref.alloc() : memref<4xcomplex<f64>>
      scf.for %arg4 = %c0 to %c2 step %c1 {
        %5 = arith.addi %arg4, %c2 : index
        %6 = memref.load %arg2[%arg4] : memref<4xcomplex<f64>>
        %7 = memref.load %arg2[%5] : memref<4xcomplex<f64>>
        %8 = complex.add %6, %7 : complex<f64>
        %9 = complex.sub %6, %7 : complex<f64>
        %10 = arith.muli %arg4, %c2 : index
        %11 = arith.addi %10, %c1 : index
        memref.store %8, %alloc_1[%10] : memref<4xcomplex<f64>>
        memref.store %9, %alloc_1[%11] : memref<4xcomplex<f64>>
      }
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xcomplex<f64>> -> memref<complex<f64>>, index, index, index
      scf.if %arg3 {
        memref.dealloc %base_buffer : memref<complex<f64>>
      }
      scf.yield %alloc_1, %true : memref<4xcomplex<f64>>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xcomplex<f64>> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#0 : memref<4xcomplex<f64>> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    %2 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<4xcomplex<f64>>
      memref.dealloc %alloc : memref<4xcomplex<f64>>
    }
    %3 = arith.ori %0#1, %2 : i1
    %4 = scf.if %3 -> (memref<4xcomplex<f64>>) {
      scf.yield %0#0 : memref<4xcomplex<f64>>
    } else {
      %5 = bufferization.clone %0#0 : memref<4xcomplex<f64>> to memref<4xcomplex<f64>>
      scf.yield %5 : memref<4xcomplex<f64>>
    }
    return %4 : memref<4xcomplex<f64>>
  }
}

