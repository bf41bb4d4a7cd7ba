// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @split(%arg0: memref<?xi8>) -> (memref<?xindex>, i1) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c44_i8 = arith.constant 44 : i8
    %c34_i8 = arith.constant 34 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = arith.addi %dim, %c1 : index
    %alloc = memref.alloc(%0) : memref<?xindex>
    %1:2 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c1, %arg3 = %false) -> (index, i1) {
      %8 = memref.load %arg0[%arg1] : memref<?xi8>
      %9 = arith.cmpi eq, %8, %c34_i8 : i8
      %10 = arith.xori %arg3, %9 : i1
      %11 = arith.cmpi eq, %8, %c44_i8 : i8
      %12 = arith.xori %10, %true : i1
      %13 = arith.andi %11, %12 : i1
      %14 = scf.if %13 -> (index) {
        %15 = arith.addi %arg1, %c1 : index
        memref.store %15, %alloc[%arg2] : memref<?xindex>
        %16 = arith.addi %arg2, %c1 : index
        scf.yield %16 : index
      } else {
        scf.yield %arg2 : index
      }
      scf.yield %14, %10 : index, i1
    }
    %2 = arith.cmpi ult, %0, %1#0 : index
    %3 = scf.if %2 -> (memref<?xindex>) {
      %alloc_1 = memref.alloc(%1#0) : memref<?xindex>
      %subview = memref.subview %alloc_1[0] [%0] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
      memref.copy %alloc, %subview : memref<?xindex> to memref<?xindex, strided<[1]>>
      scf.yield %alloc_1 : memref<?xindex>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%1#0], strides: [1] : memref<?xindex> to memref<?xindex>
      scf.yield %reinterpret_cast : memref<?xindex>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xindex> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %3 : memref<?xindex> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_0 : index
    %5 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %4 {
      memref.dealloc %alloc : memref<?xindex>
    }
    %6 = arith.ori %2, %5 : i1
    %7 = scf.if %6 -> (memref<?xindex>) {
      scf.yield %3 : memref<?xindex>
    } else {
      %8 = bufferization.clone %3 : memref<?xindex> to memref<?xindex>
      scf.yield %8 : memref<?xindex>
    }
    return %7, %1#1 : memref<?xindex>, i1
  }
}
