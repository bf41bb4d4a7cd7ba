// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --reverse-parallel --entry order | FileCheck %s --check-prefix=REVERSED
// RUN: not freehold-run %s --entry assigned_twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry alloca_escapes 2>&1 | FileCheck %s --check-prefix=ALLOCA

// i in {1, 3}; j from max(0, 7 - 5) = 2 to min(9, 7) = 7 by 4: {2, 6}.
// CHECK-LABEL: @order()
// CHECK-NEXT: print 12 : index
// CHECK-NEXT: print 16 : index
// CHECK-NEXT: print 32 : index
// CHECK-NEXT: print 36 : index
// CHECK-NEXT: returned
// REVERSED-LABEL: @order()
// REVERSED-NEXT: print 36 : index
// REVERSED-NEXT: print 32 : index
// REVERSED-NEXT: print 16 : index
// REVERSED-NEXT: print 12 : index
// REVERSED-NEXT: returned
func.func @order() {
  %n = arith.constant 7 : index
  affine.parallel (%i, %j) = (1, max(0, symbol(%n) - 5)) to (4, min(9, symbol(%n))) step (2, 4) {
    %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    vector.print %v : index
  }
  return
}

// The values are 5, -6, 12 (i32; unsigned the second is the largest):
//   sum 11, product -360, and 0 (0101 & ...1010 = 0), or -1 (5 | -6),
// CHECK-LABEL: @integers()
// CHECK-NEXT: result 0 = 11 : i32
// CHECK-NEXT: result 1 = -360 : i32
// CHECK-NEXT: result 2 = 0 : i32
// CHECK-NEXT: result 3 = -1 : i32
// CHECK-NEXT: returned
func.func @integers() -> (i32, i32, i32, i32) {
  %a = memref.alloca() : memref<3xi32>
  call @fill(%a) : (memref<3xi32>) -> ()
  %r:4 = affine.parallel (%i) = (0) to (3) reduce ("addi", "muli", "andi", "ori")
      -> (i32, i32, i32, i32) {
    %x = affine.load %a[%i] : memref<3xi32>
    affine.yield %x, %x, %x, %x : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3 : i32, i32, i32, i32
}

func.func private @fill(%a: memref<3xi32>) {
  %c5 = arith.constant 5 : i32
  %m6 = arith.constant -6 : i32
  %c12 = arith.constant 12 : i32
  affine.store %c5, %a[0] : memref<3xi32>
  affine.store %m6, %a[1] : memref<3xi32>
  affine.store %c12, %a[2] : memref<3xi32>
  return
}

// Without iterations each result is the identity of its reduction, as documented.
// CHECK-LABEL: @identities()
// CHECK-NEXT: result 0 = 0 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: result 2 = -1 : i32
// CHECK-NEXT: result 3 = 0 : i128
// CHECK-NEXT: result 4 = 0 : f32
// CHECK-NEXT: result 5 = 1 : f64
// CHECK-NEXT: result 6 = -inf : f32
// CHECK-NEXT: result 7 = inf : f16
// CHECK-NEXT: returned
func.func @identities() -> (i32, i32, i32, i128, f32, f64, f32, f16) {
  %i32 = arith.constant 9 : i32
  %i128 = arith.constant 9 : i128
  %f32 = arith.constant 9.0 : f32
  %f64 = arith.constant 9.0 : f64
  %f16 = arith.constant 9.0 : f16
  %r:8 = affine.parallel (%i) = (3) to (3)
      reduce ("addi", "muli", "andi", "ori", "addf", "mulf", "maximumf", "minimumf")
      -> (i32, i32, i32, i128, f32, f64, f32, f16) {
    affine.yield %i32, %i32, %i32, %i128, %f32, %f64, %f32, %f16
        : i32, i32, i32, i128, f32, f64, f32, f16
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7
      : i32, i32, i32, i128, f32, f64, f32, f16
}

// 0 + ... + 3, 0.5 + 1.5 + 2.5 + 3.5, its product, greatest and least.
// 0.5 * 1.5 * 2.5 * 3.5 = 6.5625. In i128 (i + 1) << 64 sums up to 10 << 64.
// CHECK-LABEL: @values()
// CHECK-NEXT: result 0 = 8 : f32
// CHECK-NEXT: result 1 = 6.5625 : f64
// CHECK-NEXT: result 2 = 3.5 : f32
// CHECK-NEXT: result 3 = 0.5 : f16
// CHECK-NEXT: result 4 = 184467440737095516160 : i128
// CHECK-NEXT: returned
func.func @values() -> (f32, f64, f32, f16, i128) {
  %half = arith.constant 0.5 : f32
  %c64 = arith.constant 64 : i128
  %one = arith.constant 1 : i128
  %r:5 = affine.parallel (%i) = (0) to (4)
      reduce ("addf", "mulf", "maximumf", "minimumf", "addi") -> (f32, f64, f32, f16, i128) {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %x = arith.addf %f, %half : f32
    %d = arith.extf %x : f32 to f64
    %h = arith.truncf %x : f32 to f16
    %w = arith.index_cast %i : index to i128
    %w1 = arith.addi %w, %one : i128
    %y = arith.shli %w1, %c64 : i128
    affine.yield %x, %d, %x, %h, %y : f32, f64, f32, f16, i128
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4 : f32, f64, f32, f16, i128
}

// maximumf and minimumf propagate NaN and order zeros: max(-0, 0) = 0, min(0, -0) = -0.
// CHECK-LABEL: @special_floats()
// CHECK-NEXT: result 0 = nan : f32
// CHECK-NEXT: result 1 = -0 : f32
// CHECK-NEXT: returned
func.func @special_floats() -> (f32, f32) {
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %r:2 = affine.parallel (%i) = (0) to (3) reduce ("maximumf", "minimumf") -> (f32, f32) {
    %x:2 = affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) -> (f32, f32) {
      affine.yield %nan, %minus : f32, f32
    } else {
      affine.yield %zero, %zero : f32, f32
    }
    affine.yield %x#0, %x#1 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// No dimension: one iteration. One dimension without iterations: none.
// CHECK-LABEL: @trips()
// CHECK-NEXT: result 0 = 4 : i32
// CHECK-NEXT: result 1 = 0 : i32
// CHECK-NEXT: returned
func.func @trips() -> (i32, i32) {
  %c4 = arith.constant 4 : i32
  %one = affine.parallel () = () to () reduce ("addi") -> (i32) {
    affine.yield %c4 : i32
  }
  %none = affine.parallel (%i, %j) = (0, 0) to (3, 0) reduce ("addi") -> (i32) {
    affine.yield %c4 : i32
  }
  return %one, %none : i32, i32
}

// An assign reduction has the value of the only iteration; memrefs can be reduced so.
// CHECK-LABEL: @assigned_once()
// CHECK-NEXT: result 0 = [_, _, _] : memref<?xi8>
// CHECK-NEXT: returned
func.func @assigned_once() -> memref<?xi8> {
  %r = affine.parallel (%i) = (3) to (4) reduce ("assign") -> (memref<?xi8>) {
    %m = memref.alloc(%i) : memref<?xi8>
    affine.yield %m : memref<?xi8>
  }
  return %r : memref<?xi8>
}

// TWICE: error: undefined: {{.*}}poison
func.func private @assigned_twice() -> i32 {
  %c4 = arith.constant 4 : i32
  %r = affine.parallel (%i) = (0) to (2) reduce ("assign") -> (i32) {
    affine.yield %c4 : i32
  }
  return %r : i32
}

// ALLOCA: [[@LINE+6]]:8: error: dead-stack-use:
func.func private @alloca_escapes() -> i32 {
  %r = affine.parallel (%i) = (0) to (1) reduce ("assign") -> (memref<i32>) {
    %m = memref.alloca() : memref<i32>
    affine.yield %m : memref<i32>
  }
  %x = affine.load %r[] : memref<i32>
  return %x : i32
}
