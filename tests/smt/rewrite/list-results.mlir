// One i1 that replaces a list of results replaces all of them.
//
// RUN: split-file %s %t
// RUN: freehold-prove rewrite %t/right.mlir --solver z3 --no-cache | FileCheck %s --check-prefix=RIGHT
// RUN: not freehold-prove rewrite %t/wrong.mlir --solver z3 --no-cache | FileCheck %s --check-prefix=WRONG
// RUN: not freehold-prove rewrite %t/list.mlir --solver z3 --no-cache 2>&1 | FileCheck %s --check-prefix=LIST

//--- right.mlir
// RIGHT: proved
func.func @src(%m: memref<4xi8>, %c: i1, %r: memref<4xi8> {freehold.list, freehold.noalias}) -> i1 {
  %u = bufferization.dealloc (%m : memref<4xi8>) if (%c) retain (%r : memref<4xi8>)
  return %u : i1
}
func.func @tgt(%m: memref<4xi8>, %c: i1, %r: memref<4xi8> {freehold.list, freehold.noalias}) -> i1 {
  bufferization.dealloc (%m : memref<4xi8>) if (%c)
  %false = arith.constant false
  return %false : i1
}

//--- wrong.mlir
// An element of the list may be %m. The printed world was run.
// WRONG: refuted: {{.*}}
// WRONG-COUNT-2: @main() -> (i1,
func.func @src(%m: memref<4xi8>, %c: i1, %r: memref<4xi8> {freehold.list}) -> i1 {
  %u = bufferization.dealloc (%m : memref<4xi8>) if (%c) retain (%r : memref<4xi8>)
  return %u : i1
}
func.func @tgt(%m: memref<4xi8>, %c: i1, %r: memref<4xi8> {freehold.list}) -> i1 {
  %u = bufferization.dealloc (%m : memref<4xi8>) if (%c) retain (%r : memref<4xi8>)
  %false = arith.constant false
  return %false : i1
}

//--- list.mlir
// The list may be empty: then there is no result.
// LIST: a list is returned in place of one i1
func.func @src(%m: memref<4xi8>, %c: i1, %r: memref<4xi8> {freehold.list, freehold.noalias},
               %s: memref<4xi8> {freehold.noalias}) -> i1 {
  %u:2 = bufferization.dealloc (%m : memref<4xi8>) if (%c)
    retain (%r, %s : memref<4xi8>, memref<4xi8>)
  return %u#1 : i1
}
func.func @tgt(%m: memref<4xi8>, %c: i1, %r: memref<4xi8> {freehold.list, freehold.noalias},
               %s: memref<4xi8> {freehold.noalias}) -> i1 {
  %u:2 = bufferization.dealloc (%m : memref<4xi8>) if (%c)
    retain (%r, %s : memref<4xi8>, memref<4xi8>)
  return %u#0 : i1
}
