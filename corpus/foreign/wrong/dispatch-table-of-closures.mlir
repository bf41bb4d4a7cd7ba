// mistake: a buffer is freed where it is allocated, before it is used
// expected: use-after-free
module {
  func.func private @plus(%arg0: memref<4xi32>, %arg1: memref<4xi32>) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %alloc = memref.alloc() : memref<4xi32>
    linalg.add ins(%arg0, %arg1 : memref<4xi32>, memref<4xi32>) outs(%alloc : memref<4xi32>)
    return %alloc : memref<4xi32>
  }
  func.func private @largest(%arg0: memref<4xi32>, %arg1: memref<4xi32>) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %alloc = memref.alloc() : memref<4xi32>
    linalg.max ins(%arg0, %arg1 : memref<4xi32>, memref<4xi32>) outs(%alloc : memref<4xi32>)
    return %alloc : memref<4xi32>
  }
  func.func private @foldl(%arg0: (memref<4xi32>, memref<4xi32>) -> memref<4xi32>, %arg1: memref<?x4xi32>) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg1, %c0 : memref<?x4xi32>
    %alloc = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<4xi32>)
    %0:2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %alloc, %arg4 = %false) -> (memref<4xi32>, i1) {
      %subview = memref.subview %arg1[%arg2, 0] [1, 4] [1, 1] : memref<?x4xi32> to memref<4xi32, strided<[1], offset: ?>>
      %alloc_1 = memref.alloc() : memref<4xi32>
      memref.dealloc %alloc_1 : memref<4xi32>
      memref.copy %subview, %alloc_1 : memref<4xi32, strided<[1], offset: ?>> to memref<4xi32>
      %5 = func.call_indirect %arg0(%arg3, %alloc_1) : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<4xi32> -> memref<i32>, index, index, index
      scf.if %arg4 {
        memref.dealloc %base_buffer : memref<i32>
      }
      scf.yield %5, %true : memref<4xi32>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xi32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#0 : memref<4xi32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    %2 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<4xi32>
    }
    %3 = arith.ori %0#1, %2 : i1
    %4 = scf.if %3 -> (memref<4xi32>) {
      scf.yield %0#0 : memref<4xi32>
    } else {
      %5 = bufferization.clone %0#0 : memref<4xi32> to memref<4xi32>
      scf.yield %5 : memref<4xi32>
    }
    return %4 : memref<4xi32>
  }
  func.func @main(%arg0: memref<?x4xi32>, %arg1: i2) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %f = constant @plus : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
    %f_0 = constant @largest : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
    %0 = arith.index_castui %arg1 : i2 to index
    %1 = scf.index_switch %0 -> (memref<4xi32>, memref<4xi32>) -> memref<4xi32> 
    case 0 {
      scf.yield %f : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
    }
    default {
      scf.yield %f_0 : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
    }
    %2 = call @foldl(%1, %arg0) : ((memref<4xi32>, memref<4xi32>) -> memref<4xi32>, memref<?x4xi32>) -> memref<4xi32>
    return %2 : memref<4xi32>
  }
}

