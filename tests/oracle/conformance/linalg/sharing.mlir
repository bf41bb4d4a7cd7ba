// Iterations of a parallel dimension that an output's map leaves out write one cell.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry sum 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: not freehold-run %s --entry sum_of_tensor 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: not freehold-run %s --entry last 2>&1 | FileCheck %s --check-prefix=LAST
// RUN: not freehold-run %s --entry number 2>&1 | FileCheck %s --check-prefix=NUMBER

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// A reduction is ordered.
// CHECK-LABEL: @reduction()
// CHECK-NEXT: result 0 = [3, 3] : memref<2xi32>
func.func @reduction() -> memref<2xi32> {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<2x3xi32>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<2x3xi32>)
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<2x3xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  memref.dealloc %a : memref<2x3xi32>
  return %m : memref<2xi32>
}

// One iteration, none, the same value in all of them, an output that stays as it is: allowed.
// CHECK-LABEL: @apart()
// CHECK-NEXT: result 0 = [1, 1] : memref<2xi32>
func.func @apart() -> memref<2xi32> {
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<2x1xi32>
  %b = memref.alloca() : memref<0x3xi32>
  %c = memref.alloca() : memref<2x3xi32>
  %none = memref.alloca() : memref<0xi32>
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<2x1xi32>)
  linalg.fill ins(%one : i32) outs(%c : memref<2x3xi32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<2x1xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%b : memref<0x3xi32>) outs(%none : memref<0xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<2x3xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %one : i32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<2x3xi32>) outs(%m, %c : memref<2xi32>, memref<2x3xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    linalg.yield %y, %y : i32, i32
  }
  return %m : memref<2xi32>
}

// SUM: sharing.mlir:[[# @LINE + 7]]:{{.*}}iterations of a parallel dimension write one cell of an output
func.func private @sum() {
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<2x3xi32>
  %m = memref.alloca() : memref<2xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<2x3xi32>)
  linalg.fill ins(%one : i32) outs(%m : memref<2xi32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<2x3xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  }
  return
}

// TENSOR: iterations of a parallel dimension write one cell of an output
func.func private @sum_of_tensor() -> tensor<2xi32> {
  %a = arith.constant dense<1> : tensor<2x3xi32>
  %m = arith.constant dense<1> : tensor<2xi32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x3xi32>) outs(%m : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// Whether they write other values is not looked at.
// LAST: unsupported: iterations of a parallel dimension write one cell of an output
func.func private @last() {
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<2x3xi32>
  %m = memref.alloca() : memref<2xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<2x3xi32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<2x3xi32>) outs(%m : memref<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// NUMBER: unsupported: iterations of a parallel dimension write one cell of an output
func.func private @number() {
  %a = memref.alloca() : memref<2x3xi32>
  %m = memref.alloca() : memref<2xindex>
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<2x3xi32>) outs(%m : memref<2xindex>) {
  ^bb0(%x: i32, %y: index):
    %j = linalg.index 1 : index
    linalg.yield %j : index
  }
  return
}
