// linalg.yield: what an iteration of a structured op leaves in the outputs.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry stack_of_callee 2>&1 | FileCheck %s --check-prefix=STACK

// The i-th value goes to the i-th output, at the place that its map gives:
//   i = 0: (x, y) = (a[0], b[1]) = (1, 2) become (2, 3)
//   i = 1: (x, y) = (a[1], b[0]) = (10, 11) become (11, 21)
// CHECK-LABEL: @outputs()
// CHECK-NEXT: result 0 = [2, 11] : memref<2xi32>
// CHECK-NEXT: result 1 = [21, 3] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
memref.global "private" constant @a : memref<2xi32> = dense<[1, 10]>
memref.global "private" constant @b : memref<2xi32> = dense<[11, 2]>
func.func @outputs() -> (memref<2xi32>, memref<2xi32>) {
  %ga = memref.get_global @a : memref<2xi32>
  %gb = memref.get_global @b : memref<2xi32>
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.copy %ga, %a : memref<2xi32> to memref<2xi32>
  memref.copy %gb, %b : memref<2xi32> to memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (1 - i)>],
                  iterator_types = ["parallel"]}
      outs(%a, %b : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %sum = arith.addi %x, %y : i32
    linalg.yield %y, %sum : i32, i32
  }
  return %a, %b : memref<2xi32>, memref<2xi32>
}

// A value from outside; an input; the scalar operand; and the output's own, which changes
// nothing.
// CHECK-LABEL: @sources()
// CHECK-NEXT: result 0 = [7, 7] : memref<2xi64>
// CHECK-NEXT: result 1 = [1, 10] : memref<2xi32>
// CHECK-NEXT: result 2 = [0.5, 0.5] : memref<2xf32>
// CHECK-NEXT: result 3 = [11, 2] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @sources() -> (memref<2xi64>, memref<2xi32>, memref<2xf32>, memref<2xi32>) {
  %seven = arith.constant 7 : i64
  %half = arith.constant 0.5 : f32
  %a = memref.get_global @a : memref<2xi32>
  %b = memref.get_global @b : memref<2xi32>
  %m = memref.alloc() : memref<2xi64>
  %n = memref.alloc() : memref<2xi32>
  %o = memref.alloc() : memref<2xf32>
  %p = memref.alloc() : memref<2xi32>
  memref.copy %b, %p : memref<2xi32> to memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>,
                                   affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                                   affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a, %half : memref<2xi32>, f32)
      outs(%m, %n, %o, %p : memref<2xi64>, memref<2xi32>, memref<2xf32>, memref<2xi32>) {
  ^bb0(%x: i32, %s: f32, %1: i64, %2: i32, %3: f32, %4: i32):
    linalg.yield %seven, %x, %s, %4 : i64, i32, f32, i32
  }
  return %m, %n, %o, %p : memref<2xi64>, memref<2xi32>, memref<2xf32>, memref<2xi32>
}

// Where several iterations meet in one cell each sees what the one before yielded:
// ((((1 * 2) + 1) * 2) + 10) = 16, and without reading it the last one stays.
// CHECK-LABEL: @one_cell()
// CHECK-NEXT: result 0 = 16 : i32
// CHECK-NEXT: result 1 = 10 : i32
// CHECK-NEXT: returned{{$}}
func.func @one_cell() -> (i32, i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = memref.get_global @a : memref<2xi32>
  %sum = memref.alloca() : memref<i32>
  %last = memref.alloca() : memref<i32>
  memref.store %one, %sum[] : memref<i32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>,
                                   affine_map<(i) -> ()>],
                  iterator_types = ["reduction"]}
      ins(%a : memref<2xi32>) outs(%sum, %last : memref<i32>, memref<i32>) {
  ^bb0(%x: i32, %s: i32, %l: i32):
    %t = arith.muli %s, %two : i32
    %u = arith.addi %t, %x : i32
    linalg.yield %u, %x : i32, i32
  }
  %r = memref.load %sum[] : memref<i32>
  %q = memref.load %last[] : memref<i32>
  return %r, %q : i32, i32
}

// The input is the output: in place, each cell is read before it is written. Twice in one op
// the second output's store comes last.
// CHECK-LABEL: @in_place()
// CHECK-NEXT: result 0 = [2, 20] : memref<2xi32>
// CHECK-NEXT: result 1 = [5, 5] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
func.func @in_place() -> (memref<2xi32>, memref<2xi32>) {
  %four = arith.constant 4 : i32
  %five = arith.constant 5 : i32
  %ga = memref.get_global @a : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  memref.copy %ga, %m : memref<2xi32> to memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%m : memref<2xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      outs(%n, %n : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %four, %five : i32, i32
  }
  return %m, %n : memref<2xi32>, memref<2xi32>
}

// The bodies of linalg.map and linalg.reduce: 1 * 11 and 10 * 2; their sum on top of 100.
// CHECK-LABEL: @map_reduce()
// CHECK-NEXT: result 0 = [11, 20] : memref<2xi32>
// CHECK-NEXT: result 1 = 131 : memref<i32>
// CHECK-NEXT: returned{{$}}
func.func @map_reduce() -> (memref<2xi32>, memref<i32>) {
  %hundred = arith.constant 100 : i32
  %a = memref.get_global @a : memref<2xi32>
  %b = memref.get_global @b : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  %s = memref.alloc() : memref<i32>
  memref.store %hundred, %s[] : memref<i32>
  linalg.map ins(%a, %b : memref<2xi32>, memref<2xi32>) outs(%m : memref<2xi32>)
    (%x: i32, %y: i32, %old: i32) {
      %p = arith.muli %x, %y : i32
      linalg.yield %p : i32
    }
  linalg.reduce ins(%m : memref<2xi32>) outs(%s : memref<i32>) dimensions = [0]
    (%x: i32, %sum: i32) {
      %t = arith.addi %x, %sum : i32
      linalg.yield %t : i32
    }
  return %m, %s : memref<2xi32>, memref<i32>
}

// Without iterations the body does not run.
// CHECK-LABEL: @no_iteration()
// CHECK-NEXT: result 0 = [](0) : memref<?xi32>
// CHECK-NEXT: returned{{$}}
func.func @no_iteration() -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc(%c0) : memref<?xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%m : memref<?xi32>) {
  ^bb0(%x: i32):
    %bad = arith.divsi %one, %zero : i32
    linalg.yield %bad : i32
  }
  return %m : memref<?xi32>
}

// Poison is stored like anything, and harmful once it is looked at.
func.func private @poison() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : i32
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<1xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%m : memref<1xi32>) {
  ^bb0(%x: i32):
    linalg.yield %p : i32
  }
  // POISON: print 1 : i32
  vector.print %one : i32
  %x = memref.load %m[%c0] : memref<1xi32>
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  vector.print %x : i32
  return
}

func.func private @constant() {
  %one = arith.constant 1 : i32
  %a = memref.get_global @a : memref<2xi32>
  // CONSTANT: [[@LINE+1]]:3: error: undefined: writes a constant global
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%a : memref<2xi32>) {
  ^bb0(%x: i32):
    linalg.yield %one : i32
  }
  return
}

// The body itself frees what its yield then writes.
func.func private @freed() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  // FREED: [[@LINE+1]]:3: error: use-after-free: writes
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%m : memref<2xi32>) {
  ^bb0(%x: i32):
    memref.dealloc %m : memref<2xi32>
    linalg.yield %one : i32
  }
  return
}

func.func private @on_stack() -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  return %m : memref<i32>
}

func.func private @stack_of_callee() {
  %one = arith.constant 1 : i32
  %m = call @on_stack() : () -> memref<i32>
  // STACK: [[@LINE+1]]:3: error: dead-stack-use: writes
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []}
      outs(%m : memref<i32>) {
  ^bb0(%x: i32):
    linalg.yield %one : i32
  }
  return
}
