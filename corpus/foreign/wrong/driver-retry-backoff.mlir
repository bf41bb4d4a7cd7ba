// mistake: the first buffer is freed if it is the one that is returned
// expected: abi or use-after-free or double-free or leak or bad-free
module {
  func.func private @attempt(memref<?xi8>, i32) -> i1 attributes {freehold.deallocated = ["memref"]}
  func.func @retry(%arg0: index, %arg1: i32) -> memref<?xi8> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.remui %arg1, %c3_i32 : i32
    %1 = arith.remui %arg0, %c8 : index
    %2 = arith.addi %1, %c1 : index
    %alloc = memref.alloc(%2) : memref<?xi8>
    linalg.fill ins(%c1_i8 : i8) outs(%alloc : memref<?xi8>)
    %3:4 = scf.while (%arg2 = %alloc, %arg3 = %c0_i32, %arg4 = %2, %arg5 = %false) : (memref<?xi8>, i32, index, i1) -> (memref<?xi8>, i32, index, i1) {
      %8 = func.call @attempt(%arg2, %arg3) : (memref<?xi8>, i32) -> i1
      %9 = arith.xori %8, %true : i1
      %10 = arith.cmpi slt, %arg3, %0 : i32
      %11 = arith.andi %9, %10 : i1
      scf.condition(%11) %arg2, %arg3, %arg4, %arg5 : memref<?xi8>, i32, index, i1
    } do {
    ^bb0(%arg2: memref<?xi8>, %arg3: i32, %arg4: index, %arg5: i1):
      %8 = arith.muli %arg4, %c2 : index
      %alloc_1 = memref.alloc(%8) : memref<?xi8>
      linalg.fill ins(%c1_i8 : i8) outs(%alloc_1 : memref<?xi8>)
      %subview = memref.subview %alloc_1[0] [%arg4] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
      memref.copy %arg2, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
      %9 = arith.addi %arg3, %c1_i32 : i32
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi8> -> memref<i8>, index, index, index
      scf.if %arg5 {
        memref.dealloc %base_buffer : memref<i8>
      }
      scf.yield %alloc_1, %9, %8, %true : memref<?xi8>, i32, index, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi8> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %3#0 : memref<?xi8> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_0 : index
    %5 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %5 {
      memref.dealloc %alloc : memref<?xi8>
    }
    %6 = arith.ori %3#3, %5 : i1
    %7 = scf.if %6 -> (memref<?xi8>) {
      scf.yield %3#0 : memref<?xi8>
    } else {
      %8 = bufferization.clone %3#0 : memref<?xi8> to memref<?xi8>
      scf.yield %8 : memref<?xi8>
    }
    return %7 : memref<?xi8>
  }
}
