// Iterations of a structured op are not ordered: what one writes, no other may read or write.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry shifted 2>&1 | FileCheck %s --check-prefix=SHIFTED
// RUN: not freehold-run %s --entry transposed 2>&1 | FileCheck %s --check-prefix=TRANSPOSED
// RUN: not freehold-run %s --entry broadcast 2>&1 | FileCheck %s --check-prefix=BROADCAST
// RUN: not freehold-run %s --entry outputs 2>&1 | FileCheck %s --check-prefix=OUTPUTS
// RUN: not freehold-run %s --entry sum_in_place 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry reversed 2>&1 | FileCheck %s --check-prefix=REVERSED

#id = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#none = affine_map<(i) -> ()>

// CHECK-LABEL: @in_place()
// CHECK-NEXT: result 0 = [1, 2, 3, 4] : memref<4xi32>
func.func @in_place() -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  call @iota(%m) : (memref<4xi32>) -> ()
  linalg.copy ins(%m : memref<4xi32>) outs(%m : memref<4xi32>)
  %one = arith.constant 1 : i32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%m : memref<4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %one : i32
    linalg.yield %s : i32
  }
  return %m : memref<4xi32>
}

// Another view and another map, but the same cell in each iteration.
// CHECK-LABEL: @in_place_through_transposed_view()
// CHECK-NEXT: returned
func.func @in_place_through_transposed_view() {
  %m = memref.alloca() : memref<2x3xi32>
  %t = memref.transpose %m (i, j) -> (j, i)
      : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  linalg.generic {indexing_maps = [#swap, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%t : memref<3x2xi32, strided<[1, 3]>>) outs(%m : memref<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// Halves of one buffer, every other cell of it, an input that is not read, a single iteration: all allowed.
// CHECK-LABEL: @apart()
// CHECK-NEXT: result 0 = [0, 1, 0, 1] : memref<4xi32>
// CHECK-NEXT: result 1 = [0, 0, 2, 2] : memref<4xi32>
// CHECK-NEXT: result 2 = [7, 7, 7, 3] : memref<4xi32>
func.func @apart() -> (memref<4xi32>, memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  call @iota(%a) : (memref<4xi32>) -> ()
  %a0 = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %a1 = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  linalg.copy ins(%a0 : memref<2xi32, strided<[1]>>)
              outs(%a1 : memref<2xi32, strided<[1], offset: 2>>)
  %b = memref.alloc() : memref<4xi32>
  call @iota(%b) : (memref<4xi32>) -> ()
  %b0 = memref.subview %b[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %b1 = memref.subview %b[1] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2], offset: 1>>
  linalg.copy ins(%b0 : memref<2xi32, strided<[2]>>)
              outs(%b1 : memref<2xi32, strided<[2], offset: 1>>)
  %c = memref.alloc() : memref<4xi32>
  call @iota(%c) : (memref<4xi32>) -> ()
  %c0 = memref.subview %c[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %c1 = memref.subview %c[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  %seven = arith.constant 7 : i32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%c1 : memref<3xi32, strided<[1], offset: 1>>) outs(%c0 : memref<3xi32, strided<[1]>>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %seven : i32
  }
  %one = memref.alloca() : memref<1x1xi32>
  linalg.transpose ins(%one : memref<1x1xi32>) outs(%one : memref<1x1xi32>) permutation = [1, 0]
  return %a, %b, %c : memref<4xi32>, memref<4xi32>, memref<4xi32>
}

// SHIFTED: [[@LINE+7]]:3: error: undefined: an output overlaps another operand
// SHIFTED: note: allocated here
func.func private @shifted() {
  %m = memref.alloca() : memref<4xi32>
  %a = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  call @iota(%m) : (memref<4xi32>) -> ()
  linalg.copy ins(%a : memref<3xi32, strided<[1]>>)
              outs(%b : memref<3xi32, strided<[1], offset: 1>>)
  return
}

// TRANSPOSED: [[@LINE+3]]:3: error: undefined: an output overlaps another operand
func.func private @transposed() {
  %m = memref.alloca() : memref<2x2xi32>
  linalg.transpose ins(%m : memref<2x2xi32>) outs(%m : memref<2x2xi32>) permutation = [1, 0]
  return
}

// BROADCAST: [[@LINE+5]]:3: error: undefined: an output overlaps another operand
func.func private @broadcast() {
  %m = memref.alloca() : memref<2x3xi32>
  %r = memref.subview %m[0, 0] [2, 1] [1, 1] : memref<2x3xi32> to memref<2x1xi32, strided<[3, 1]>>
  %c = memref.collapse_shape %r [[0, 1]] : memref<2x1xi32, strided<[3, 1]>> into memref<2xi32, strided<[3]>>
  linalg.broadcast ins(%c : memref<2xi32, strided<[3]>>) outs(%m : memref<2x3xi32>) dimensions = [1]
  return
}

// OUTPUTS: [[@LINE+5]]:3: error: undefined: an output overlaps another operand
func.func private @outputs(%v: i32) {
  %m = memref.alloca() : memref<4xi32>
  %a = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  linalg.generic {indexing_maps = [#none, #id, #id], iterator_types = ["parallel"]}
      ins(%v : i32) outs(%a, %b : memref<3xi32, strided<[1]>>, memref<3xi32, strided<[1], offset: 1>>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %x, %x : i32, i32
  }
  return
}

// Iterations along j read through the input what another has written through the output.
// SUM: [[@LINE+5]]:3: error: undefined: an output overlaps another operand
func.func private @sum_in_place() {
  %m = memref.alloca() : memref<2xi32>
  %w = memref.alloca() : memref<2x3xi32>
  %zero = arith.constant 0 : i32
  linalg.generic {indexing_maps = [#row, #id2, #row], iterator_types = ["parallel", "reduction"]}
      ins(%m, %w : memref<2xi32>, memref<2x3xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %s = arith.addi %x, %z : i32
    linalg.yield %s : i32
  }
  return
}

// REVERSED: [[@LINE+5]]:3: error: undefined: an output overlaps another operand
func.func private @reversed() {
  %m = memref.alloca() : memref<4xi32>
  call @iota(%m) : (memref<4xi32>) -> ()
  %zero = arith.constant 0 : i32
  linalg.generic {indexing_maps = [affine_map<(i, k) -> (3 - i + k)>, affine_map<(i, k) -> (i)>,
                                   affine_map<(i, k) -> (k)>], iterator_types = ["parallel", "parallel"]}
      ins(%m, %m : memref<4xi32>, memref<4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%x: i32, %w: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// FREED: [[@LINE+6]]:3: error: use-after-free
func.func private @freed() {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  memref.dealloc %m : memref<4xi32>
  linalg.copy ins(%a : memref<3xi32, strided<[1]>>)
              outs(%b : memref<3xi32, strided<[1], offset: 1>>)
  return
}

func.func private @iota(%m: memref<4xi32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%m : memref<4xi32>) {
  ^bb0(%x: i32):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i32
    linalg.yield %v : i32
  }
  return
}
