// fh-cse does not merge an inner linalg.index with an outer one, as MLIR's CSE does. Otherwise it is MLIR's CSE.
// RUN: freehold-opt %s --fh-cse | FileCheck %s
// RUN: freehold-check %s --subject fh
// Bad twin: MLIR's own CSE.
// RUN: not freehold-check %s --pipeline cse,fh-buffer-deallocation-pipeline --entry nested | FileCheck %s --check-prefix=BAD
// BAD: defect: observation

// CHECK-LABEL: func.func @nested
// CHECK: linalg.index
// CHECK: linalg.index
func.func @nested() -> index {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %in = memref.alloc() : memref<1xi8>
  memref.store %z, %in[%c0] : memref<1xi8>
  %sum = memref.alloc() : memref<index>
  memref.store %c0, %sum[] : memref<index>
  %out = memref.alloc() : memref<2xindex>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%out : memref<2xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%in : memref<1xi8>) outs(%sum : memref<index>) {
    ^bb0(%x: i8, %s: index):
      %j = linalg.index 0 : index
      %k = arith.addi %i, %j : index
      %t = arith.addi %s, %k : index
      linalg.yield %t : index
    }
    linalg.yield %c0 : index
  }
  %r = memref.load %sum[] : memref<index>
  return %r : index
}

// CHECK-LABEL: func.func @plain
// CHECK: arith.addi
// CHECK-NOT: arith.addi
// CHECK: return
func.func @plain(%a: index, %b: index) -> (index, index) {
  %x = arith.addi %a, %b : index
  %y = arith.addi %a, %b : index
  return %x, %y : index, index
}
