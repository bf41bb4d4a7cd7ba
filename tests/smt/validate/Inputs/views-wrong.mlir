module {
  func.func private @use(memref<?xi32>)
  func.func private @other(memref<4xi32>)
  func.func @size_through_metadata(%arg0: memref<4xi32>) -> i32 {
    %c1 = arith.constant 0 : index
    %0 = memref.load %arg0[%c1] : memref<4xi32>
    return %0 : i32
  }
  func.func @view_with_known_size(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 4 : index
    %c1_i8 = arith.constant 1 : i8
    %alloc = memref.alloc() : memref<32xi8>
    linalg.fill ins(%c1_i8 : i8) outs(%alloc : memref<32xi8>)
    %view = memref.view %alloc[%c8][] : memref<32xi8> to memref<2xi32>
    %cast = memref.cast %view : memref<2xi32> to memref<?xi32>
    memref.store %arg0, %view[%c1] : memref<2xi32>
    call @use(%cast) : (memref<?xi32>) -> ()
    %0 = memref.load %view[%c0] : memref<2xi32>
    memref.dealloc %alloc : memref<32xi8>
    return %0 : i32
  }
  func.func @realloc(%arg0: index, %arg1: i32) -> i32 {
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%alloc : memref<4xi32>)
    %alloc_0 = memref.alloc() : memref<6xi32>
    %subview = memref.subview %alloc_0[1] [4] [1] : memref<6xi32> to memref<4xi32, strided<[1], offset: 1>>
    memref.copy %alloc, %subview : memref<4xi32> to memref<4xi32, strided<[1], offset: 1>>
    memref.store %arg1, %alloc_0[%c1] : memref<6xi32>
    %0 = arith.cmpi ugt, %arg0, %c6 : index
    %1 = scf.if %0 -> (memref<?xi32>) {
      %alloc_1 = memref.alloc(%arg0) : memref<?xi32>
      %subview_2 = memref.subview %alloc_1[0] [6] [1] : memref<?xi32> to memref<6xi32, strided<[1]>>
      memref.copy %alloc_0, %subview_2 : memref<6xi32> to memref<6xi32, strided<[1]>>
      scf.yield %alloc_1 : memref<?xi32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [%arg0], strides: [1] : memref<6xi32> to memref<?xi32>
      scf.yield %reinterpret_cast : memref<?xi32>
    }
    call @use(%1) : (memref<?xi32>) -> ()
    %dim = memref.dim %1, %c0 : memref<?xi32>
    %2 = arith.cmpi ugt, %dim, %c0 : index
    %3 = scf.if %2 -> (i32) {
      %4 = memref.load %1[%c0] : memref<?xi32>
      scf.yield %4 : i32
    } else {
      scf.yield %arg1 : i32
    }
    memref.dealloc %alloc : memref<4xi32>
    memref.dealloc %alloc_0 : memref<6xi32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xi32> -> memref<i32>, index, index, index
    scf.if %0 {
      memref.dealloc %base_buffer : memref<i32>
    }
    return %3 : i32
  }
  func.func @write_beside_a_clone(%arg0: memref<4xi32>, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xi32>
    memref.copy %arg0, %alloc : memref<4xi32> to memref<4xi32>
    %alloc_0 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%alloc_0 : memref<4xi32>)
    memref.store %arg1, %arg0[%c0] : memref<4xi32>
    memref.store %arg1, %alloc[%c0] : memref<4xi32>
    call @other(%alloc_0) : (memref<4xi32>) -> ()
    %0 = memref.load %alloc[%c0] : memref<4xi32>
    memref.dealloc %alloc : memref<4xi32>
    memref.dealloc %alloc_0 : memref<4xi32>
    return %0 : i32
  }
  func.func @bound_is_folded(%arg0: memref<index>) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 4 : index
    memref.store %c0, %arg0[] : memref<index>
    %0 = scf.while : () -> index {
      %1 = memref.load %arg0[] : memref<index>
      %2 = arith.addi %1, %c1 : index
      memref.store %2, %arg0[] : memref<index>
      %3 = arith.cmpi ult, %1, %c3 : index
      scf.condition(%3) %1 : index
    } do {
    ^bb0(%arg1: index):
      scf.yield
    }
    return %0 : index
  }

// Which dimension a view lacks is not known where a step is not 1.
func.func @steps(%m: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<1xi32>
  %v = memref.subview %m[1, 1] [1, 1] [2, 1] : memref<2x2xi32> to memref<1xi32, strided<[4], offset: 3>>
  memref.copy %v, %k : memref<1xi32, strided<[4], offset: 3>> to memref<1xi32>
  %x = memref.load %k[%c0] : memref<1xi32>
  memref.dealloc %k : memref<1xi32>
  memref.dealloc %k : memref<1xi32>
  return %x : i32
}

// The caller frees the buffer of what it is given, which may be a part of it.
func.func @returned(%x: i32) -> memref<2xi32, strided<[1], offset: 1>> {
  %k = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<4xi32>)
  %v = memref.subview %k[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.dealloc %k : memref<4xi32>
  return %v : memref<2xi32, strided<[1], offset: 1>>
}

  func.func @empty_loop(%arg0: index, %arg1: memref<4xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 2 : index
    %c0_i32 = arith.constant 0 : i32
    %0:2 = scf.while (%arg2 = %c0, %arg3 = %c0_i32) : (index, i32) -> (index, i32) {
      %1 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%1) %arg2, %arg3 : index, i32
    } do {
    ^bb0(%arg2: index, %arg3: i32):
      %1 = arith.addi %arg2, %c1 : index
      %2 = memref.load %arg1[%arg2] : memref<4xi32>
      vector.print %2 : i32
      scf.yield %1, %2 : index, i32
    }
    return %0#1 : i32
  }
}

