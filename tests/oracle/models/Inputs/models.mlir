// What the ops of a downstream dialect do.

func.func @"test.copy"(%from: memref<?xf32>, %to: memref<?xf32>) attributes {freehold.model} {
  memref.copy %from, %to : memref<?xf32> to memref<?xf32>
  return
}

// A fresh buffer: the elements of the operand, doubled.
func.func @"test.twice"(%m: memref<?xf32>) -> memref<?xf32> attributes {freehold.model} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %r = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %r[%i] : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// Two models of one op, by type; the region is called for each element.
func.func @each_float(%m: memref<?xf32>, %body: (f32) -> f32) attributes {freehold.model = "test.each"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = func.call_indirect %body(%v) : (f32) -> f32
    memref.store %w, %m[%i] : memref<?xf32>
  }
  return
}
func.func @each_int(%m: memref<?xi32>, %body: (i32) -> i32) attributes {freehold.model = "test.each"} {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xi32>
  %w = func.call_indirect %body(%v) : (i32) -> i32
  memref.store %w, %m[%c0] : memref<?xi32>
  return
}
