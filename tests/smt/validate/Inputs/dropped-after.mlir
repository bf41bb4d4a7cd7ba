// With one mistake in each.
memref.global "private" constant @two_by_three : memref<2xindex> = dense<[2, 3]>
memref.global "private" @written : memref<2xindex> = dense<[2, 3]>

func.func @once(%m: memref<4xi32>, %x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %y, %m[%c1] : memref<4xi32>
  %r = arith.subi %y, %x : i32
  return %r : i32
}

func.func @once_elsewhere(%m: memref<4xi32>, %x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %y, %m[%c2] : memref<4xi32>
  %r = arith.subi %x, %y : i32
  return %r : i32
}

func.func @twice(%m: memref<4xi32>, %y: i32) -> i32 {
  %c1 = arith.constant 1 : index
  memref.store %y, %m[%c1] : memref<4xi32>
  return %y : i32
}

func.func @never(%m: memref<4xi32>, %y: i32) -> i32 {
  return %y : i32
}

func.func @perhaps_never(%m: memref<4xi32>, %y: i32, %n: index) {
  %c0 = arith.constant 0 : index
  memref.store %y, %m[%c0] : memref<4xi32>
  return
}

func.func @onto_itself(%m: memref<4xi32>) {
  %v = memref.alloc() : memref<4xi32>
  %c = arith.constant 7 : i32
  linalg.fill ins(%c : i32) outs(%v : memref<4xi32>)
  linalg.copy ins(%v : memref<4xi32>) outs(%m : memref<4xi32>)
  memref.dealloc %v : memref<4xi32>
  return
}

func.func @onto_other_half(%m: memref<4xi32>) {
  return
}

func.func @not_as_it_is(%m: memref<4xi32>) {
  return
}

func.func @shape(%m: memref<6xi32>, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %s = memref.get_global @two_by_three : memref<2xindex>
  %d = memref.load %s[%c0] : memref<2xindex>
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
  %d = arith.constant 3 : index
  return %d : index
}

func.func @expanded(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %small = arith.minui %n, %c7 : index
  %m = memref.alloc(%small) : memref<?xi32>
  %v = memref.expand_shape %m [[0, 1]] output_shape [1, %c7] : memref<?xi32> into memref<1x?xi32>
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
  %v = memref.expand_shape %m [[0, 1]] output_shape [1, %c7] : memref<?xi32> into memref<1x?xi32>
  %d = memref.dim %v, %c1 : memref<1x?xi32>
  %r = arith.muli %d, %c0 : index
  memref.dealloc %m : memref<?xi32>
  return %r : index
}
