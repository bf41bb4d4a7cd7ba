// RUN: mlir-opt %s -split-input-file -verify-diagnostics -buffer-deallocation-pipeline

func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

func.func @g() -> i32 {
  // expected-error @below {{use of undeclared SSA value name}}
  return %nothing : i32
}
