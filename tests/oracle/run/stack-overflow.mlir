// Stack buffers have 64 MB together; what ended makes room.
//
// RUN: %S/../Inputs/exit-code 1 freehold-run %s --json | FileCheck %s
// RUN: not freehold-run %s --entry large 2>&1 | FileCheck %s --check-prefix=TEXT

// CHECK: {"entry":"fits","args":"","termination":"returned"
func.func @fits() {
  %m = memref.alloca() : memref<33554432xi8>
  call @half() : () -> ()
  call @half() : () -> ()
  return
}
func.func private @half() {
  %m = memref.alloca() : memref<33554432xi8>
  return
}

// CHECK: {"entry":"in_loop","args":"","termination":"returned"
func.func @in_loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %m = memref.alloca() : memref<4194304xf64>
  }
  return
}

// CHECK: {"entry":"large","args":"","termination":"error","kind":"resource","location":"{{[^"]*}}stack-overflow.mlir:[[#@LINE+3]]:8"
// TEXT: [[@LINE+2]]:8: error: resource: stack overflow: more than 67108864 bytes of stack buffers
func.func @large() {
  %m = memref.alloca() : memref<8388609xf64>
  return
}

// Each frame of a recursion has its own.
// CHECK: {"entry":"recursive","args":"","termination":"error","kind":"resource","location":"{{[^"]*}}stack-overflow.mlir:[[#@LINE+2]]:8"
func.func @recursive() {
  %m = memref.alloca() : memref<1048576xi8>
  call @recursive() : () -> ()
  return
}
