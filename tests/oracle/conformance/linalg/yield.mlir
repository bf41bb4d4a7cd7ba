// linalg.yield: what an iteration of a structured op leaves in the outputs.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED

// The i-th value goes to the i-th output, at that output's map; values are yielded at once.
// From (x, y) = (1, 2) in both cells: the first output gets y, the second x + y, backwards.
// CHECK-LABEL: @outputs()
// CHECK-NEXT: result 0 = [2, 20] : memref<2xi32>
// CHECK-NEXT: result 1 = [21, 12] : memref<2xi32>
// CHECK-NEXT: returned{{$}}
memref.global "private" @a : memref<2xi32> = dense<[1, 10]>
memref.global "private" @b : memref<2xi32> = dense<[11, 2]>
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
    %twice = arith.muli %y, %y : i32
    %first = linalg.index 0 : index
    %z = arith.index_cast %first : index to i32
    %nine = arith.constant 9 : i32
    %p = arith.muli %z, %nine : i32
    %q = arith.addi %y, %p : i32
    %r = arith.muli %x, %z : i32
    linalg.yield %q, %sum : i32, i32
  }
  return %a, %b : memref<2xi32>, memref<2xi32>
}
