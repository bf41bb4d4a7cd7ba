// The program never frees one of its own buffers. That excuses no pass that loses another one, nor a target that marks what it
// leaks as the program's.
// RUN: split-file --leading-lines %s %t
// RUN: not freehold-check %t/moved.mlir --pipeline 'func.func(promote-buffers-to-stack,buffer-loop-hoisting),buffer-deallocation-pipeline' 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: not freehold-check %t/before.mlir --target %t/marked.mlir 2>&1 | FileCheck %s --check-prefix=MARKED
// RUN: freehold-check %t/before.mlir --pipeline buffer-deallocation-pipeline --oracle interp,native
// MOVED: error: leak {{.*}}: 1 allocations (24 bytes) are neither freed nor returned
// MARKED: error: leak {{.*}}: 1 allocations (24 bytes) are neither freed nor returned

//--- moved.mlir
func.func @f(%c: i1, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %own = memref.alloc() {bufferization.manual_deallocation} : memref<9xi32>
  memref.store %n, %own[%c1] : memref<9xi32>
  %u = arith.select %c, %c1, %c0 : index
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %z) -> i32 {
    %m = memref.alloc() {bufferization.manual_deallocation} : memref<6xi32>
    memref.store %n, %m[%c1] : memref<6xi32>
    %xx = memref.load %m[%c1] : memref<6xi32>
    memref.dealloc %m {bufferization.manual_deallocation} : memref<6xi32>
    scf.yield %xx : i32
  }
  %o = memref.load %own[%c1] : memref<9xi32>
  %t = arith.addi %o, %s : i32
  return %t : i32
}
//--- before.mlir
func.func @f(%n: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %own = memref.alloc() {bufferization.manual_deallocation} : memref<9xi32>
  memref.store %n, %own[%c1] : memref<9xi32>
  %m = memref.alloc() : memref<6xi32>
  memref.store %n, %m[%c1] : memref<6xi32>
  %o = memref.load %own[%c1] : memref<9xi32>
  %x = memref.load %m[%c1] : memref<6xi32>
  %t = arith.addi %o, %x : i32
  return %t : i32
}
//--- marked.mlir
func.func @f(%n: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %own = memref.alloc() {bufferization.manual_deallocation} : memref<9xi32>
  memref.store %n, %own[%c1] : memref<9xi32>
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<6xi32>
  memref.store %n, %m[%c1] : memref<6xi32>
  %o = memref.load %own[%c1] : memref<9xi32>
  %x = memref.load %m[%c1] : memref<6xi32>
  %t = arith.addi %o, %x : i32
  memref.dealloc %own : memref<9xi32>
  return %t : i32
}
