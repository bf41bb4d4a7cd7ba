// A5: the unranked argument is not freed.
memref.global @g : memref<2xi32> = dense<[3, 4]>
func.func @block_argument(%arg0: i1, %arg1: memref<2xi32>, %arg2: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %cast = memref.cast %arg1 : memref<2xi32> to memref<*xi32>
  cf.cond_br %arg0, ^bb1, ^bb2(%cast, %false : memref<*xi32>, i1)
^bb1:
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg2, %alloc[%c0] : memref<2xi32>
  %cast_0 = memref.cast %alloc : memref<2xi32> to memref<*xi32>
  cf.br ^bb2(%cast_0, %true : memref<*xi32>, i1)
^bb2(%0: memref<*xi32>, %1: i1):
  %cast_1 = memref.cast %0 : memref<*xi32> to memref<2xi32>
  %2 = memref.load %cast_1[%c0] : memref<2xi32>
  %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: []
      : memref<*xi32> to memref<i32>
  %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast
      : memref<i32> -> memref<i32>, index
  return %2 : i32
}
