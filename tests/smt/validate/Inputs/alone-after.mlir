// Each is undefined in some execution in which its source is not: poison, bounds, sizes, overlapping copies.
func.func @affine_index_is_poison(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %o = arith.addi %x, %x overflow<nsw> : i32
  %b = arith.cmpi slt, %o, %x : i32
  %j = arith.select %b, %i, %i : index
  %r = affine.load %m[%j] : memref<4xi32>
  return %r : i32
}
func.func @affine_bound_is_poison(%m: memref<4xi32>, %n: index, %x: i32) {
  %o = arith.addi %x, %x overflow<nsw> : i32
  %b = arith.cmpi slt, %o, %x : i32
  %j = arith.select %b, %n, %n : index
  affine.for %i = 0 to %j {
    affine.store %x, %m[0] : memref<4xi32>
  }
  return
}
func.func @parallel_bound_is_poison(%m: memref<4xi32>, %n: index, %x: i32) {
  %o = arith.addi %x, %x overflow<nsw> : i32
  %b = arith.cmpi slt, %o, %x : i32
  %j = arith.select %b, %n, %n : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%j) step (%c1) {
    %t = memref.alloc() : memref<4xi32>
    memref.store %x, %t[%c0] : memref<4xi32>
    memref.copy %t, %m : memref<4xi32> to memref<4xi32>
    memref.dealloc %t : memref<4xi32>
    scf.reduce
  }
  return
}
func.func @forall_bound_is_poison(%m: memref<4xi32>, %n: index, %x: i32) {
  %o = arith.addi %x, %x overflow<nsw> : i32
  %b = arith.cmpi slt, %o, %x : i32
  %j = arith.select %b, %n, %n : index
  %c0 = arith.constant 0 : index
  scf.forall (%i) in (%j) {
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  return
}
func.func @overlapping_copy(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi32>
  %u = memref.subview %t[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %w = memref.subview %t[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  memref.copy %u, %w : memref<3xi32, strided<[1]>> to memref<3xi32, strided<[1], offset: 1>>
  memref.dealloc %t : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @beyond_own(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %t = memref.alloc() : memref<4xi32>
  %w = memref.reinterpret_cast %t to offset: [2], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: 2>>
  memref.store %x, %w[%c3] : memref<4xi32, strided<[1], offset: 2>>
  memref.dealloc %t : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @reads_beyond_argument(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %w = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: 2>>
  %l = memref.load %w[%c3] : memref<4xi32, strided<[1], offset: 2>>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @clones_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %w = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: 2>>
  %k = bufferization.clone %w : memref<4xi32, strided<[1], offset: 2>> to memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @subview_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %w = memref.subview %m[%n] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  %l = memref.load %w[%c0] : memref<2xi32, strided<[1], offset: ?>>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @view_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %b = memref.alloc() : memref<4xi8>
  %w = memref.view %b[%c0][] : memref<4xi8> to memref<2xi32>
  %c1 = arith.constant 1 : index
  memref.store %x, %w[%c1] : memref<2xi32>
  memref.dealloc %b : memref<4xi8>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @copies_uninitialised(%m: memref<4xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi32>
  memref.copy %t, %m : memref<4xi32> to memref<4xi32>
  %r = memref.load %t[%c0] : memref<4xi32>
  memref.dealloc %t : memref<4xi32>
  return %r : i32
}
func.func @branches_on_unwritten(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<1xi1>
  %c = memref.load %t[%c0] : memref<1xi1>
  memref.dealloc %t : memref<1xi1>
  scf.if %c {
    %k = memref.alloc() : memref<4xi32>
    memref.dealloc %k : memref<4xi32>
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @frees_by_unwritten(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<1xi1>
  %c = memref.load %t[%c0] : memref<1xi1>
  %k = memref.alloc() : memref<4xi32>
  %r = bufferization.dealloc (%k : memref<4xi32>) if (%c) retain (%k : memref<4xi32>)
  memref.dealloc %k : memref<4xi32>
  memref.dealloc %t : memref<1xi1>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @divides(%m: memref<4xi32>, %n: index, %s: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %q = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%s]
  %z = arith.cmpi eq, %q, %c0 : index
  scf.if %z {
    %k = memref.alloc() : memref<4xi32>
    memref.dealloc %k : memref<4xi32>
  }
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @negative_size(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant -7 : index
  %w = memref.reinterpret_cast %m to offset: [0], sizes: [%c7], strides: [1] : memref<?xi32> to memref<?xi32>
  %d = memref.dim %w, %c0 : memref<?xi32>
  %k = memref.alloc(%d) : memref<?xi32>
  memref.dealloc %k : memref<?xi32>
  memref.store %x, %m[%c0] : memref<?xi32>
  return
}
func.func @size_of_reinterpreted(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %w = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<?xi32>
  %d = memref.dim %w, %c0 : memref<?xi32>
  %k = memref.alloc(%d) : memref<?xi32>
  memref.dealloc %k : memref<?xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @alloc_size_is_poison(%m: memref<?xi32>, %n: index, %x: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %o = arith.addi %x, %x overflow<nsw> : i32
  %b = arith.cmpi slt, %o, %x : i32
  %d = memref.dim %m, %c0 : memref<?xi32>
  %s = arith.select %b, %d, %d : index
  %k = memref.alloc(%s) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<?xi32>)
  return %k : memref<?xi32>
}
func.func @atomic_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<4xi32>)
  %q = memref.atomic_rmw addi %x, %t[%n] : (i32, memref<4xi32>) -> i32
  memref.dealloc %t : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @affine_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi32>
  affine.store %x, %t[%n] : memref<4xi32>
  memref.dealloc %t : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @vector_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<4xi32>
  %v = vector.broadcast %x : i32 to vector<4xi32>
  vector.store %v, %t[%n] : memref<4xi32>, vector<4xi32>
  memref.dealloc %t : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @stack_of_an_iteration(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<4xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (memref<4xi32>) {
    %q = memref.alloca() : memref<4xi32>
    scf.yield %q : memref<4xi32>
  }
  memref.store %x, %r[%c0] : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
