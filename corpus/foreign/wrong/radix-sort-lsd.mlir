// mistake: one write to a buffer is missing
// expected: uninitialised-read
module {
  func.func @radix(%arg0: memref<?xi16>) -> memref<?xi16> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c256 = arith.constant 256 : index
    %c8 = arith.constant 8 : index
    %c255_i16 = arith.constant 255 : i16
    %dim = memref.dim %arg0, %c0 : memref<?xi16>
    %alloc = memref.alloc(%dim) : memref<?xi16>
    %alloc_0 = memref.alloc(%dim) : memref<?xi16>
    memref.copy %arg0, %alloc : memref<?xi16> to memref<?xi16>
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %alloc, %arg3 = %alloc_0) -> (memref<?xi16>, memref<?xi16>) {
      %alloca = memref.alloca() : memref<257xindex>
      linalg.fill ins(%c0 : index) outs(%alloca : memref<257xindex>)
      %7 = arith.muli %arg1, %c8 : index
      %8 = arith.index_cast %7 : index to i16
      scf.for %arg4 = %c0 to %dim step %c1 {
        %9 = memref.load %arg2[%arg4] : memref<?xi16>
        %10 = arith.shrui %9, %8 : i16
        %11 = arith.andi %10, %c255_i16 : i16
        %12 = arith.index_castui %11 : i16 to index
        %13 = arith.addi %12, %c1 : index
        %14 = memref.load %alloca[%13] : memref<257xindex>
        %15 = arith.addi %14, %c1 : index
        memref.store %15, %alloca[%13] : memref<257xindex>
      }
      scf.for %arg4 = %c0 to %c256 step %c1 {
        %9 = arith.addi %arg4, %c1 : index
        %10 = memref.load %alloca[%arg4] : memref<257xindex>
        %11 = memref.load %alloca[%9] : memref<257xindex>
        %12 = arith.addi %10, %11 : index
        memref.store %12, %alloca[%9] : memref<257xindex>
      }
      scf.for %arg4 = %c0 to %dim step %c1 {
        %9 = memref.load %arg2[%arg4] : memref<?xi16>
        %10 = arith.shrui %9, %8 : i16
        %11 = arith.andi %10, %c255_i16 : i16
        %12 = arith.index_castui %11 : i16 to index
        %13 = memref.load %alloca[%12] : memref<257xindex>
        %14 = arith.addi %13, %c1 : index
        memref.store %14, %alloca[%12] : memref<257xindex>
      }
      scf.yield %arg3, %arg2 : memref<?xi16>, memref<?xi16>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi16> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %0#0 : memref<?xi16> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.cmpi eq, %intptr, %intptr_1 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<?xi16>
    }
    %intptr_2 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<?xi16> -> index
    %3 = arith.cmpi ne, %intptr_2, %intptr_1 : index
    %4 = arith.cmpi eq, %intptr_2, %intptr_1 : index
    scf.if %3 {
      memref.dealloc %alloc_0 : memref<?xi16>
    }
    %5 = arith.ori %2, %4 : i1
    %6 = scf.if %5 -> (memref<?xi16>) {
      scf.yield %0#0 : memref<?xi16>
    } else {
      %7 = bufferization.clone %0#0 : memref<?xi16> to memref<?xi16>
      scf.yield %7 : memref<?xi16>
    }
    return %6 : memref<?xi16>
  }
}

