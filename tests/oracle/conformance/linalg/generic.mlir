// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry disagree 2>&1 | FileCheck %s --check-prefix=DISAGREE
// RUN: not freehold-run %s --entry disagree_empty 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not freehold-run %s --entry uninitialised_input 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry freed_input 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: not freehold-run %s --entry freed_output 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: freehold-run %s --entry tensors | FileCheck %s --check-prefix=TENSORS
// RUN: not freehold-run %s --entry tensor_sizes --args "tensor(2), tensor(3)" 2>&1 | FileCheck %s --check-prefix=TENSORSIZES

#id = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#scalar = affine_map<(i, j) -> ()>

// out[j][i] = 100 * i + j + 7 into a view of every second column: the others stay untouched.
// CHECK-LABEL: @maps()
// CHECK-NEXT: result 0 = {{\[}}[7, _, 107, _], [8, _, 108, _], [9, _, 109, _]] : memref<3x4xindex>
// CHECK-NEXT: returned
func.func @maps() -> memref<3x4xindex> {
  %c7 = arith.constant 7 : index
  %c100 = arith.constant 100 : index
  %m = memref.alloc() : memref<3x4xindex>
  %v = memref.subview %m[0, 0] [3, 2] [1, 2]
      : memref<3x4xindex> to memref<3x2xindex, strided<[4, 2]>>
  linalg.generic {indexing_maps = [#scalar, #transposed], iterator_types = ["parallel", "parallel"]}
      ins(%c7 : index) outs(%v : memref<3x2xindex, strided<[4, 2]>>) {
  ^bb0(%seven: index, %old: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %t = arith.muli %i, %c100 : index
    %s = arith.addi %t, %j : index
    %r = arith.addi %s, %seven : index
    linalg.yield %r : index
  }
  return %m : memref<3x4xindex>
}

// Iterations run in order, and the output is loaded again for each: sums of rows.
// (0 + 1 + 2, 10 + 11 + 12, ...) on top of 1000.
// CHECK-LABEL: @reduction()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 2 : index
// CHECK-NEXT: print 10 : index
// CHECK-NEXT: print 11 : index
// CHECK-NEXT: print 12 : index
// CHECK-NEXT: result 0 = [1003, 1033] : memref<?xindex>
// CHECK-NEXT: returned
func.func @reduction() -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c1000 = arith.constant 1000 : index
  %a = memref.alloca(%c2, %c3) : memref<?x?xindex>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %tens = arith.muli %i, %c10 : index
      %v = arith.addi %tens, %j : index
      memref.store %v, %a[%i, %j] : memref<?x?xindex>
    }
  }
  %sums = memref.alloc(%c2) : memref<?xindex>
  memref.store %c1000, %sums[%c0] : memref<?xindex>
  memref.store %c1000, %sums[%c1] : memref<?xindex>
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<?x?xindex>) outs(%sums : memref<?xindex>) {
  ^bb0(%x: index, %sum: index):
    vector.print %x : index
    %s = arith.addi %sum, %x : index
    linalg.yield %s : index
  }
  return %sums : memref<?xindex>
}

// Two outputs, yielded all at once; each reads what the other had.
// CHECK-LABEL: @swap_outputs()
// CHECK-NEXT: result 0 = [2, 2] : memref<2xi32>
// CHECK-NEXT: result 1 = [1, 1] : memref<2xi32>
// CHECK-NEXT: returned
func.func @swap_outputs() -> (memref<2xi32>, memref<2xi32>) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<2xi32>)
  linalg.fill ins(%two : i32) outs(%b : memref<2xi32>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      outs(%a, %b : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %y, %x : i32, i32
  }
  return %a, %b : memref<2xi32>, memref<2xi32>
}

// An input that the body does not read may be uninitialised; it only gives the extent.
// CHECK-LABEL: @unread_input()
// CHECK-NEXT: result 0 = [0, 1, 2] : memref<3xindex>
// CHECK-NEXT: returned
func.func @unread_input() -> memref<3xindex> {
  %shape = memref.alloca() : memref<3xf32>
  %m = memref.alloc() : memref<3xindex>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%shape : memref<3xf32>) outs(%m : memref<3xindex>) {
  ^bb0(%x: f32, %y: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return %m : memref<3xindex>
}

// No loop: one iteration. An extent of zero: none. Control flow in the body.
// CHECK-LABEL: @extents()
// CHECK-NEXT: print 1 : i32
// CHECK-NEXT: print 10 : i32
// CHECK-NEXT: print 20 : i32
// CHECK-NEXT: returned
func.func @extents() {
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<i32>
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []}
      outs(%s : memref<i32>) {
  ^bb0(%x: i32):
    vector.print %one : i32
    linalg.yield %one : i32
  }
  %none = memref.alloca(%c0) : memref<3x?xi32>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%none : memref<3x?xi32>) {
  ^bb0(%x: i32):
    vector.print %one : i32
    linalg.yield %one : i32
  }
  %two = memref.alloca() : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%two : memref<2xi32>) {
  ^bb0(%x: i32):
    %i = linalg.index 0 : index
    %first = arith.cmpi eq, %i, %c0 : index
    %v = scf.if %first -> i32 {
      scf.yield %ten : i32
    } else {
      scf.yield %twenty : i32
    }
    vector.print %v : i32
    linalg.yield %v : i32
  }
  return
}

// Five loops and memrefs as elements: ranks beyond the specialised ones.
// CHECK-LABEL: @rank5()
// CHECK-NEXT: result 0 = 24 : index
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: returned
func.func @rank5() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<1x2x3x2x2xindex>
  %n = memref.alloca() : memref<index>
  linalg.fill ins(%c1 : index) outs(%a : memref<1x2x3x2x2xindex>)
  linalg.fill ins(%c0 : index) outs(%n : memref<index>)
  linalg.generic {indexing_maps = [affine_map<(a, b, c, d, e) -> (a, b, c, d, e)>,
                                   affine_map<(a, b, c, d, e) -> ()>],
                  iterator_types = ["reduction", "reduction", "reduction", "reduction", "reduction"]}
      ins(%a : memref<1x2x3x2x2xindex>) outs(%n : memref<index>) {
  ^bb0(%x: index, %sum: index):
    %s = arith.addi %x, %sum : index
    linalg.yield %s : index
  }
  %c2 = arith.constant 2 : index
  %buffer = memref.alloca(%c2) : memref<?xi8>
  %from = memref.alloca() : memref<2xmemref<?xi8>>
  %places = memref.alloca() : memref<2xmemref<?xi8>>
  memref.store %buffer, %from[%c0] : memref<2xmemref<?xi8>>
  memref.store %buffer, %from[%c1] : memref<2xmemref<?xi8>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%from : memref<2xmemref<?xi8>>) outs(%places : memref<2xmemref<?xi8>>) {
  ^bb0(%x: memref<?xi8>, %old: memref<?xi8>):
    linalg.yield %x : memref<?xi8>
  }
  %back = memref.load %places[%c1] : memref<2xmemref<?xi8>>
  %size = memref.dim %back, %c0 : memref<?xi8>
  %count = memref.load %n[] : memref<index>
  return %count, %size : index, index
}

// DISAGREE: [[@LINE+6]]:3: error: undefined: operands disagree on the size of a dimension: 2 and 3
func.func private @disagree() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca(%c2) : memref<?xi32>
  %b = memref.alloca(%c3) : memref<?xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// Also checked if there is no iteration.
// EMPTY: [[@LINE+6]]:3: error: undefined: operands disagree on the size of a dimension: 0 and 3
func.func private @disagree_empty() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca(%c0) : memref<?xi32>
  %b = memref.alloca(%c3) : memref<?xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// Yielding its input is a copy, unwritten cells included; adding to it makes nothing of them.
// CHECK-LABEL: @carries_unwritten()
// CHECK-NEXT: result 0 = [5, _] : memref<2xi32>
// CHECK-NEXT: result 1 = [10, _] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @carries_unwritten() -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %a = memref.alloca() : memref<2xi32>
  memref.store %five, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %c = memref.alloc() : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<2xi32>) outs(%b : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<2xi32>) outs(%c : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %five : i32
    linalg.yield %s : i32
  }
  return %b, %c : memref<2xi32>, memref<2xi32>
}

// A body may not depend on an unwritten cell.
// UNINIT: [[@LINE+9]]:10: error: uninitialised-read: a branch condition
func.func private @uninitialised_input() {
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<2xi1>
  %b = memref.alloca() : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<2xi1>) outs(%b : memref<2xi32>) {
  ^bb0(%x: i1, %y: i32):
    %r = scf.if %x -> i32 {
      scf.yield %one : i32
    } else {
      scf.yield %y : i32
    }
    linalg.yield %r : i32
  }
  return
}

// INPUT: [[@LINE+5]]:3: error: use-after-free: reads
func.func private @freed_input() {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloca() : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<2xi32>) outs(%b : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// OUTPUT: [[@LINE+5]]:3: error: use-after-free: writes
func.func private @freed_output() {
  %one = arith.constant 1 : i32
  %b = memref.alloc() : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%b : memref<2xi32>) {
  ^bb0(%y: i32):
    linalg.yield %one : i32
  }
  return
}

// Where a map is no plain dimension, the accesses are checked: 2 * 2 is not below 4.
// OUTSIDE: [[@LINE+9]]:3: error: out-of-bounds: index 4 of dimension 0 of size 4
func.func private @outside() {
  %one = arith.constant 1 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloca(%c4) : memref<?xi32>
  %b = memref.alloca(%c3) : memref<?xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<?xi32>)
  linalg.fill ins(%one : i32) outs(%b : memref<?xi32>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (2 * i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// On tensors: sums of rows on top of 1000, a running index, and outputs that stay as they are.
// TENSORS: result 0 = [1003, 1012] : tensor<2xi32>
// TENSORS-NEXT: result 1 = {{\[}}[0, 1, 2], [10, 11, 12]] : tensor<2x3xindex>
// TENSORS-NEXT: result 2 = [1000, 1000] : tensor<2xi32>
func.func private @tensors() -> (tensor<2xi32>, tensor<2x3xindex>, tensor<2xi32>) {
  %c10 = arith.constant 10 : index
  %in = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %out = arith.constant dense<1000> : tensor<2xi32>
  %e = tensor.empty() : tensor<2x3xindex>
  %r:2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "reduction"]}
      ins(%in : tensor<2x3xi32>) outs(%out, %e : tensor<2xi32>, tensor<2x3xindex>) {
  ^bb0(%x: i32, %sum: i32, %old: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %t = arith.muli %i, %c10 : index
    %p = arith.addi %t, %j : index
    %s = arith.addi %x, %sum : i32
    linalg.yield %s, %p : i32, index
  } -> (tensor<2xi32>, tensor<2x3xindex>)
  return %r#0, %r#1, %out : tensor<2xi32>, tensor<2x3xindex>, tensor<2xi32>
}

// TENSORSIZES: error: undefined: operands disagree on the size of a dimension: 2 and 3
func.func private @tensor_sizes(%t: tensor<?xi32>, %u: tensor<?xi32>) -> tensor<?xi32> {
  %r = linalg.add ins(%t, %t : tensor<?xi32>, tensor<?xi32>) outs(%u : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
