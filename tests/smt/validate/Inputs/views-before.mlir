func.func private @use(memref<?xi32>)
func.func private @other(memref<4xi32>)

// The size of an argument is known through a cast.
func.func @size_through_metadata(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xi32> -> memref<i32>, index, index, index
  %v = memref.reinterpret_cast %b to offset: [%o], sizes: [%s], strides: [%t] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  %n = memref.dim %v, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %some = arith.cmpi ugt, %n, %c0 : index
  %most = arith.maxui %n, %c1 : index
  %i = arith.remui %c5, %most : index
  %r = scf.if %some -> (i32) {
    %e = memref.load %v[%i] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %e : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}

// A view with sizes that are constants.
func.func @view_with_known_size(%e: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i8
  %bytes = memref.alloc() : memref<32xi8>
  linalg.fill ins(%one : i8) outs(%bytes : memref<32xi8>)
  %v = memref.view %bytes[%c8][%c2] : memref<32xi8> to memref<?xi32>
  memref.store %e, %v[%c1] : memref<?xi32>
  func.call @use(%v) : (memref<?xi32>) -> ()
  %r = memref.load %v[%c0] : memref<?xi32>
  return %r : i32
}

// A realloc that grows, and one of which it is not known.
func.func @realloc(%n: index, %e: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%e : i32) outs(%a : memref<4xi32>)
  %b = memref.realloc %a : memref<4xi32> to memref<6xi32>
  memref.store %e, %b[%c1] : memref<6xi32>
  %c = memref.realloc %b(%n) : memref<6xi32> to memref<?xi32>
  func.call @use(%c) : (memref<?xi32>) -> ()
  %size = memref.dim %c, %c0 : memref<?xi32>
  %some = arith.cmpi ugt, %size, %c0 : index
  %r = scf.if %some -> (i32) {
    %l = memref.load %c[%c0] : memref<?xi32>
    scf.yield %l : i32
  } else {
    scf.yield %e : i32
  }
  return %r : i32
}

// Another buffer is written between a clone and the last read of it.
func.func @write_beside_a_clone(%m: memref<4xi32>, %e: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %k = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%e : i32) outs(%b : memref<4xi32>)
  memref.store %e, %m[%c0] : memref<4xi32>
  func.call @other(%b) : (memref<4xi32>) -> ()
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}

// The bound of a loop is folded; what it is compared with may be poison in both.
func.func @bound_is_folded(%m: memref<index>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %end = arith.minui %c4, %c3 : index
  memref.store %c0, %m[] : memref<index>
  %r = scf.while : () -> (index) {
    %at = memref.load %m[] : memref<index>
    %next = arith.addi %at, %c1 : index
    memref.store %next, %m[] : memref<index>
    %goes = arith.cmpi ult, %at, %end : index
    scf.condition(%goes) %at : index
  } do {
  ^bb0(%at: index):
    scf.yield
  }
  return %r : index
}

// Which dimension a view lacks is not known where a step is not 1.
func.func @steps(%m: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<1xi32>
  %v = memref.subview %m[1, 1] [1, 1] [2, 1] : memref<2x2xi32> to memref<1xi32, strided<[4], offset: 3>>
  memref.copy %v, %k : memref<1xi32, strided<[4], offset: 3>> to memref<1xi32>
  %x = memref.load %k[%c0] : memref<1xi32>
  return %x : i32
}

// The caller frees the buffer of what it is given, which may be a part of it.
func.func @returned(%x: i32) -> memref<2xi32, strided<[1], offset: 1>> {
  %k = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<4xi32>)
  %v = memref.subview %k[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %v : memref<2xi32, strided<[1], offset: 1>>
}

// A loop that does nothing is only the source's.
func.func @empty_loop(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%i = %c0, %s = %zero) : (index, i32) -> (index, i32) {
    %end = arith.minui %i, %c3 : index
    scf.for %j = %c0 to %end step %c1 {
      scf.yield
    }
    %goes = arith.cmpi ult, %i, %c3 : index
    scf.condition(%goes) %i, %s : index, i32
  } do {
  ^bb0(%i: index, %s: i32):
    %next = arith.addi %i, %c1 : index
    %e = memref.load %m[%i] : memref<4xi32>
    vector.print %e : i32
    scf.yield %next, %e : index, i32
  }
  return %r#1 : i32
}
