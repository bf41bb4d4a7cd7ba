// What is accessed is a subview of the same descriptor, which is out of bounds.
func.func @loaded(%m: memref<?xf32>, %k: index, %i: index) -> f32 {
  %s = memref.subview %m[0] [%k] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %q = memref.load %s[%i] : memref<?xf32, strided<[1]>>
  return %q : f32
}

// The offset of the subview is 2^64 elements.
func.func @offset_wraps(%m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %far = arith.constant 4611686018427387904 : index
  %w = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [4611686018427387904] : memref<?xf32> to memref<8xf32, strided<[4611686018427387904]>>
  %s = memref.subview %w[%c4] [%c1] [%c1] : memref<8xf32, strided<[4611686018427387904]>> to memref<?xf32, strided<[?], offset: ?>>
  memref.store %x, %s[%c0] : memref<?xf32, strided<[?], offset: ?>>
  return
}

// The last of three elements is 2^64 elements from the first one.
func.func @reach_wraps(%x: f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %far = arith.constant -9223372036854775808 : index
  %m = memref.alloc() : memref<8xf32>
  %s = memref.subview %m[%c0] [%c3] [%far] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  memref.store %x, %s[%c0] : memref<?xf32, strided<[?], offset: ?>>
  memref.dealloc %m : memref<8xf32>
  return
}

func.func @resized(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %s = memref.subview %m[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
  %y = memref.cast %s : memref<8xf32, strided<[1]>> to memref<8xf32>
  %new = memref.realloc %y : memref<8xf32> to memref<4xf32>
  memref.dealloc %new : memref<4xf32>
  return
}

func.func @accessed_by_no_iteration(%m: memref<?xf32>, %k: index, %i: index) {
  %zero = arith.constant 0.0 : f32
  %s = memref.subview %m[0] [%k] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %w = memref.alloc(%k, %i) : memref<?x?xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s : memref<?xf32, strided<[1]>>) outs(%w : memref<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  memref.dealloc %w : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<?xf32, strided<[1]>>)
  return
}
