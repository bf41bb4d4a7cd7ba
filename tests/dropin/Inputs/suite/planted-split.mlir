// RUN: mlir-opt %s -split-input-file -verify-diagnostics --load-pass-plugin=%plugin --pass-pipeline='builtin.module(buffer-deallocation-pipeline,test-double-free)'

func.func @f(%n: index, %i: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %k = %c0 to %n step %c1 {
    memref.store %i, %m[%k] : memref<?xi32>
  }
  return %m : memref<?xi32>
}

// -----

func.func @f(%c: i1, %i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<i32>)
^bb1:
  %n = memref.alloc() : memref<i32>
  %k = arith.constant 3 : i32
  memref.store %k, %n[] : memref<i32>
  cf.br ^bb2(%n : memref<i32>)
^bb2(%b: memref<i32>):
  %r = memref.load %b[] : memref<i32>
  return %r : i32
}

// -----

func.func @g() -> i32 {
  // expected-error @below {{use of undeclared SSA value name}}
  return %nothing : i32
}
