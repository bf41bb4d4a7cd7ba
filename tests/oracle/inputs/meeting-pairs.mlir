// A load that a target moves above a store is wrong only where the two meet, and what is stored comes from elsewhere: two of several
// arguments are one buffer, or one lies in another of another type, or in a global. `wrong` moves the load, `right` does not.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir \
// RUN:   | FileCheck %s --check-prefix=RIGHT
// WRONG: "entry":"three",{{.*}}"kind":"observation"
// WRONG: "entry":"four",{{.*}}"kind":"observation"
// WRONG: "entry":"inside",{{.*}}"kind":"observation"
// WRONG: "entry":"global",{{.*}}"kind":"observation"
// WRONG: "entry":"bytes",{{.*}}"kind":"observation"
// RIGHT: 5 judged = 5 agree + 0 defect + 0 inconclusive

//--- before.mlir
memref.global @g : memref<4xi32> = dense<0>
func.func @three(%c: memref<?xi32>, %d: memref<?xi32>, %e: memref<?xi32>, %i: index, %j: index) -> i32 {
  %w = memref.load %c[%i] : memref<?xi32>
  memref.store %w, %d[%j] : memref<?xi32>
  %y = memref.load %e[%i] : memref<?xi32>
  return %y : i32
}
func.func @four(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<8xi32>, %d: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<8xi32>
  memref.store %x, %c[%c0] : memref<8xi32>
  %y = memref.load %d[%c0] : memref<8xi32>
  memref.store %y, %b[%c0] : memref<8xi32>
  return
}
func.func @inside(%in: memref<?xf32>, %bias: memref<f32>, %out: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %out, %c0 : memref<?xf32>
  scf.for %i = %c0 to %size step %c1 {
    %b = memref.load %bias[] : memref<f32>
    %x = memref.load %in[%i] : memref<?xf32>
    %sum = arith.addf %x, %b : f32
    memref.store %sum, %out[%i] : memref<?xf32>
  }
  return
}
func.func @global(%from: memref<4xi32>, %to: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %w = memref.load %from[%c0] : memref<4xi32>
  memref.store %w, %to[%c0] : memref<4xi32>
  %y = memref.load %g[%c0] : memref<4xi32>
  return %y : i32
}
func.func @bytes(%from: memref<4xi8>, %to: memref<4xi8>, %whole: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %w = memref.load %from[%c0] : memref<4xi8>
  memref.store %w, %to[%c0] : memref<4xi8>
  %y = memref.load %whole[%c0] : memref<4xi32>
  return %y : i32
}

//--- wrong.mlir
memref.global @g : memref<4xi32> = dense<0>
func.func @three(%c: memref<?xi32>, %d: memref<?xi32>, %e: memref<?xi32>, %i: index, %j: index) -> i32 {
  %y = memref.load %e[%i] : memref<?xi32>
  %w = memref.load %c[%i] : memref<?xi32>
  memref.store %w, %d[%j] : memref<?xi32>
  return %y : i32
}
func.func @four(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<8xi32>, %d: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %y = memref.load %d[%c0] : memref<8xi32>
  %x = memref.load %a[%c0] : memref<8xi32>
  memref.store %x, %c[%c0] : memref<8xi32>
  memref.store %y, %b[%c0] : memref<8xi32>
  return
}
func.func @inside(%in: memref<?xf32>, %bias: memref<f32>, %out: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %out, %c0 : memref<?xf32>
  %b = memref.load %bias[] : memref<f32>
  scf.for %i = %c0 to %size step %c1 {
    %x = memref.load %in[%i] : memref<?xf32>
    %sum = arith.addf %x, %b : f32
    memref.store %sum, %out[%i] : memref<?xf32>
  }
  return
}
func.func @global(%from: memref<4xi32>, %to: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %y = memref.load %g[%c0] : memref<4xi32>
  %w = memref.load %from[%c0] : memref<4xi32>
  memref.store %w, %to[%c0] : memref<4xi32>
  return %y : i32
}
func.func @bytes(%from: memref<4xi8>, %to: memref<4xi8>, %whole: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %y = memref.load %whole[%c0] : memref<4xi32>
  %w = memref.load %from[%c0] : memref<4xi8>
  memref.store %w, %to[%c0] : memref<4xi8>
  return %y : i32
}

//--- right.mlir
memref.global @g : memref<4xi32> = dense<0>
func.func @three(%c: memref<?xi32>, %d: memref<?xi32>, %e: memref<?xi32>, %i: index, %j: index) -> i32 {
  %w = memref.load %c[%i] : memref<?xi32>
  memref.store %w, %d[%j] : memref<?xi32>
  %same = arith.cmpi eq, %i, %j : index
  %y = memref.load %e[%i] : memref<?xi32>
  return %y : i32
}
func.func @four(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<8xi32>, %d: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<8xi32>
  memref.store %x, %c[%c0] : memref<8xi32>
  %s = memref.subview %d[0] [4] [1] : memref<8xi32> to memref<4xi32>
  %y = memref.load %s[%c0] : memref<4xi32>
  memref.store %y, %b[%c0] : memref<8xi32>
  return
}
func.func @inside(%in: memref<?xf32>, %bias: memref<f32>, %out: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %out, %c0 : memref<?xf32>
  scf.for %i = %c0 to %size step %c1 {
    %x = memref.load %in[%i] : memref<?xf32>
    %b = memref.load %bias[] : memref<f32>
    %sum = arith.addf %x, %b : f32
    memref.store %sum, %out[%i] : memref<?xf32>
  }
  return
}
func.func @global(%from: memref<4xi32>, %to: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %w = memref.load %from[%c0] : memref<4xi32>
  memref.store %w, %to[%c0] : memref<4xi32>
  %g = memref.get_global @g : memref<4xi32>
  %y = memref.load %g[%c0] : memref<4xi32>
  return %y : i32
}
func.func @bytes(%from: memref<4xi8>, %to: memref<4xi8>, %whole: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %w = memref.load %from[%c0] : memref<4xi8>
  memref.store %w, %to[%c0] : memref<4xi8>
  %y = memref.load %whole[%c0] : memref<4xi32>
  %unused = memref.load %from[%c0] : memref<4xi8>
  return %y : i32
}
