// A condition of many flags that only the target has is taken both ways, and so are lists of indices that end with -1.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/flags.mlir --target %t/flags-wrong.mlir --json | FileCheck %s --check-prefix=FLAGS
// RUN: freehold-check %t/flags.mlir --target %t/flags-right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/list.mlir --target %t/list-wrong.mlir --json | FileCheck %s --check-prefix=LIST
// RUN: freehold-check %t/list.mlir --subject fh --json | FileCheck %s --check-prefix=RIGHT
// FLAGS: "kind":"leak"{{.*}}"args":"1, 0, 1, 1, 0, 1, 1, 0x{{[0-9a-f]+}}"
// LIST: "kind":"use-after-free"{{.*}}cells={{[0-9,]*}}-1
// RIGHT: "verdict":"agree"{{.*}}"blocks":{{1,"blocks_reached":1|3,"blocks_reached":3}},

//--- flags.mlir
func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %x: f32) -> f32 {
  %t = memref.alloc() : memref<f32>
  memref.store %x, %t[] : memref<f32>
  %v = memref.load %t[] : memref<f32>
  return %v : f32
}
//--- flags-right.mlir
func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %x: f32) -> f32 {
  %t = memref.alloc() : memref<f32>
  memref.store %x, %t[] : memref<f32>
  %v = memref.load %t[] : memref<f32>
  %1 = arith.andi %a, %b : i1
  %2 = arith.andi %1, %c : i1
  %3 = arith.andi %2, %d : i1
  scf.if %3 {
    memref.dealloc %t : memref<f32>
  } else {
    memref.dealloc %t : memref<f32>
  }
  return %v : f32
}
//--- flags-wrong.mlir
func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %x: f32) -> f32 {
  %t = memref.alloc() : memref<f32>
  memref.store %x, %t[] : memref<f32>
  %v = memref.load %t[] : memref<f32>
  %true = arith.constant true
  %nb = arith.xori %b, %true : i1
  %ne = arith.xori %e, %true : i1
  %1 = arith.andi %a, %nb : i1
  %2 = arith.andi %1, %c : i1
  %3 = arith.andi %2, %d : i1
  %4 = arith.andi %3, %ne : i1
  %5 = arith.andi %4, %g : i1
  %6 = arith.andi %5, %h : i1
  %n = arith.xori %6, %true : i1
  scf.if %n {
    memref.dealloc %t : memref<f32>
  }
  return %v : f32
}
//--- list.mlir
func.func @f(%next: memref<?xi32>, %val: memref<?xf64>, %head: i32) -> f64 {
  %c0 = arith.constant 0 : index
  %m1 = arith.constant -1 : i32
  %z = arith.constant 0.0 : f64
  %r:2 = scf.while (%p = %head, %s = %z) : (i32, f64) -> (i32, f64) {
    %g = arith.cmpi ne, %p, %m1 : i32
    scf.condition(%g) %p, %s : i32, f64
  } do {
  ^bb0(%p: i32, %s: f64):
    %i = arith.index_cast %p : i32 to index
    %t = memref.alloc() : memref<1xf64>
    %v = memref.load %val[%i] : memref<?xf64>
    memref.store %v, %t[%c0] : memref<1xf64>
    %w = memref.load %t[%c0] : memref<1xf64>
    %q = arith.addf %s, %w : f64
    %n = memref.load %next[%i] : memref<?xi32>
    scf.yield %n, %q : i32, f64
  }
  return %r#1 : f64
}
//--- list-wrong.mlir
func.func @f(%next: memref<?xi32>, %val: memref<?xf64>, %head: i32) -> f64 {
  %c0 = arith.constant 0 : index
  %m1 = arith.constant -1 : i32
  %z = arith.constant 0.0 : f64
  %r:2 = scf.while (%p = %head, %s = %z) : (i32, f64) -> (i32, f64) {
    %g = arith.cmpi ne, %p, %m1 : i32
    scf.condition(%g) %p, %s : i32, f64
  } do {
  ^bb0(%p: i32, %s: f64):
    %i = arith.index_cast %p : i32 to index
    %t = memref.alloc() : memref<1xf64>
    %v = memref.load %val[%i] : memref<?xf64>
    memref.store %v, %t[%c0] : memref<1xf64>
    memref.dealloc %t : memref<1xf64>
    %w = memref.load %t[%c0] : memref<1xf64>
    %q = arith.addf %s, %w : f64
    %n = memref.load %next[%i] : memref<?xi32>
    scf.yield %n, %q : i32, f64
  }
  return %r#1 : f64
}
