// As a canonicalization makes it.
memref.global "private" constant @two_by_three : memref<2xindex> = dense<[2, 3]>
memref.global "private" @written : memref<2xindex> = dense<[2, 3]>

func.func @once(%m: memref<4xi32>, %x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %y, %m[%c1] : memref<4xi32>
  %r = arith.subi %x, %y : i32
  return %r : i32
}

func.func @once_elsewhere(%m: memref<4xi32>, %x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %y, %m[%c1] : memref<4xi32>
  %r = arith.subi %x, %y : i32
  return %r : i32
}

func.func @twice(%m: memref<4xi32>, %y: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %to = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %r = scf.parallel (%i) = (%c1) to (%to) step (%c1) init (%zero) -> i32 {
    memref.store %y, %m[%i] : memref<4xi32>
    scf.reduce(%y : i32) {
    ^bb0(%one: i32, %other: i32):
      %d = arith.addi %one, %other : i32
      scf.reduce.return %d : i32
    }
  }
  return %r : i32
}

func.func @never(%m: memref<4xi32>, %y: i32) -> i32 {
  %zero = arith.constant 0 : i32
  return %zero : i32
}

func.func @perhaps_never(%m: memref<4xi32>, %y: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i) in (%n) {
    memref.store %y, %m[%c0] : memref<4xi32>
  }
  return
}

func.func @onto_itself(%m: memref<4xi32>) {
  return
}

func.func @onto_other_half(%m: memref<4xi32>) {
  %v = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %w = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  linalg.copy ins(%v : memref<2xi32, strided<[1]>>) outs(%w : memref<2xi32, strided<[1], offset: 2>>)
  return
}

func.func @not_as_it_is(%m: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%m : memref<4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    %s = arith.addi %in, %out : i32
    linalg.yield %s : i32
  }
  return
}

func.func @shape(%m: memref<6xi32>, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %s = memref.get_global @two_by_three : memref<2xindex>
  %d = memref.load %s[%c1] : memref<2xindex>
  %r = arith.remui %k, %d : index
  return %r : index
}

func.func @written_shape(%m: memref<6xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %s = memref.get_global @written : memref<2xindex>
  memref.store %c6, %s[%c0] : memref<2xindex>
  memref.store %c1, %s[%c1] : memref<2xindex>
  %v = memref.reshape %m(%s) : (memref<6xi32>, memref<2xindex>) -> memref<?x?xi32>
  %d = memref.dim %v, %c1 : memref<?x?xi32>
  return %d : index
}

func.func @expanded(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %small = arith.minui %n, %c7 : index
  %m = memref.alloc(%small) : memref<?xi32>
  %v = memref.expand_shape %m [[0, 1]] output_shape [1, %small] : memref<?xi32> into memref<1x?xi32>
  %d = memref.dim %v, %c1 : memref<1x?xi32>
  %by = arith.maxui %d, %c1 : index
  %r = arith.remui %k, %by : index
  memref.dealloc %m : memref<?xi32>
  return %r : index
}

func.func @expanded_times_zero(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %small = arith.minui %n, %c7 : index
  %m = memref.alloc(%small) : memref<?xi32>
  %v = memref.expand_shape %m [[0, 1]] output_shape [1, %small] : memref<?xi32> into memref<1x?xi32>
  %d = memref.dim %v, %c1 : memref<1x?xi32>
  %r = arith.muli %d, %c0 : index
  memref.dealloc %m : memref<?xi32>
  return %r : index
}
