// linalg.index: the iteration index of a loop, by its position in the domain of the maps.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry as_address 2>&1 | FileCheck %s --check-prefix=ADDRESS

// Loops are numbered by the domain, (i, j, k), whatever order the map has: out[k][i][j] = ijk
// with i < 2, j < 1, k < 3.
// CHECK-LABEL: @domain()
// CHECK-NEXT: result 0 = {{\[\[\[}}0], [100]], {{\[\[}}1], [101]], {{\[\[}}2], [102]]] : memref<3x2x1xindex>
// CHECK-NEXT: returned{{$}}
func.func @domain() -> memref<3x2x1xindex> {
  %m = memref.alloc() : memref<3x2x1xindex>
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%m : memref<3x2x1xindex>) {
  ^bb0(%old: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %s = affine.apply affine_map<(i, j, k) -> (100 * i + 10 * j + k)>(%i, %j, %k)
    linalg.yield %s : index
  }
  return %m : memref<3x2x1xindex>
}

// The index counts iterations, not elements of the buffer behind a view: 0, 1 at elements 1, 3.
// CHECK-LABEL: @view()
// CHECK-NEXT: result 0 = [_, 0, _, 1, _] : memref<5xindex>
// CHECK-NEXT: returned{{$}}
func.func @view() -> memref<5xindex> {
  %m = memref.alloc() : memref<5xindex>
  %v = memref.subview %m[1][2][2] : memref<5xindex> to memref<2xindex, strided<[2], offset: 1>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%v : memref<2xindex, strided<[2], offset: 1>>) {
  ^bb0(%old: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return %m : memref<5xindex>
}

// Reduction loops have an index too; one loop queried twice; only the inner one queried. In order:
// (0, 0), (0, 1), (1, 0), (1, 1): the sum of i * j + j is 0 + 1 + 0 + 2.
// CHECK-LABEL: @reduction()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: result 0 = 3 : index
// CHECK-NEXT: returned{{$}}
func.func @reduction() -> index {
  %c0 = arith.constant 0 : index
  %shape = memref.alloca() : memref<2x2xi8>
  %sum = memref.alloca() : memref<index>
  memref.store %c0, %sum[] : memref<index>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
      ins(%shape : memref<2x2xi8>) outs(%sum : memref<index>) {
  ^bb0(%x: i8, %s: index):
    %j = linalg.index 1 : index
    vector.print %j : index
    %i = linalg.index 0 : index
    %again = linalg.index 1 : index
    %p = arith.muli %i, %j : index
    %q = arith.addi %p, %again : index
    %t = arith.addi %s, %q : index
    linalg.yield %t : index
  }
  %r = memref.load %sum[] : memref<index>
  return %r : index
}

// Used in a region of the body, which reads another buffer at it: its reverse.
// CHECK-LABEL: @gather()
// CHECK-NEXT: result 0 = [30, 20, 10] : memref<3xi32>
// CHECK-NEXT: returned{{$}}
memref.global "private" constant @tens : memref<3xi32> = dense<[10, 20, 30]>
func.func @gather() -> memref<3xi32> {
  %c1 = arith.constant 1 : index
  %twenty = arith.constant 20 : i32
  %tens = memref.get_global @tens : memref<3xi32>
  %m = memref.alloc() : memref<3xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%m : memref<3xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %middle = arith.cmpi eq, %i, %c1 : index
    %x = scf.if %middle -> i32 {
      scf.yield %twenty : i32
    } else {
      %j = affine.apply affine_map<(i) -> (2 - i)>(%i)
      %y = memref.load %tens[%j] : memref<3xi32>
      scf.yield %y : i32
    }
    linalg.yield %x : i32
  }
  return %m : memref<3xi32>
}

// The immediately enclosing op's: inside another generic the inner loop's; 10 * outer + inner.
// The result of each outer iteration is the last inner one: 01, 11.
// CHECK-LABEL: @nested()
// CHECK-NEXT: print 0 : index
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 10 : index
// CHECK-NEXT: print 11 : index
// CHECK-NEXT: result 0 = [1, 11] : memref<2xindex>
// CHECK-NEXT: returned{{$}}
func.func @nested() -> memref<2xindex> {
  %m = memref.alloc() : memref<2xindex>
  %inner = memref.alloca() : memref<2xi8>
  %last = memref.alloca() : memref<index>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%m : memref<2xindex>) {
  ^bb0(%old: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                    iterator_types = ["reduction"]}
        ins(%inner : memref<2xi8>) outs(%last : memref<index>) {
    ^bb0(%x: i8, %old2: index):
      %j = linalg.index 0 : index
      %v = affine.apply affine_map<(i, j) -> (10 * i + j)>(%i, %j)
      vector.print %v : index
      linalg.yield %v : index
    }
    %r = memref.load %last[] : memref<index>
    linalg.yield %r : index
  }
  return %m : memref<2xindex>
}

// In linalg.map.
// CHECK-LABEL: @map()
// CHECK-NEXT: result 0 = {{\[}}[0, 1, 2], [1, 2, 3]] : memref<2x3xindex>
// CHECK-NEXT: returned{{$}}
func.func @map() -> memref<2x3xindex> {
  %m = memref.alloc() : memref<2x3xindex>
  linalg.map outs(%m : memref<2x3xindex>) (%old: index) {
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    linalg.yield %s : index
  }
  return %m : memref<2x3xindex>
}

// Shifted into another buffer, the first index is out of it.
func.func private @negative() {
  %c1 = arith.constant 1 : index
  %from = memref.alloca() : memref<2xindex>
  %to = memref.alloca() : memref<2xindex>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%to : memref<2xindex>) {
  ^bb0(%old: index):
    %i = linalg.index 0 : index
    %before = arith.subi %i, %c1 : index
    // NEGATIVE: [[@LINE+1]]:10: error: out-of-bounds: index -1 of dimension 0 of size 2
    %x = memref.load %from[%before] : memref<2xindex>
    linalg.yield %x : index
  }
  return
}

// All of the loop's extent: the third index is no place in the smaller buffer.
func.func private @as_address() {
  %two = memref.alloca() : memref<2xindex>
  %three = memref.alloca() : memref<3xindex>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%three : memref<3xindex>) {
  ^bb0(%old: index):
    %i = linalg.index 0 : index
    // ADDRESS: [[@LINE+1]]:5: error: out-of-bounds: index 2 of dimension 0 of size 2
    memref.store %i, %two[%i] : memref<2xindex>
    linalg.yield %i : index
  }
  return
}
