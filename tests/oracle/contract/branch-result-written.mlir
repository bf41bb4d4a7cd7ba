// An scf.if yields a buffer, which is written through the result and then read through the yielded value.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy --json --entry in | FileCheck %s --check-prefix=IN

// OUT: "contract":"out","contract_reason":"a write that a clone
// IN: "verdict":"agree","contract":"in"
func.func @out(%c: i1, %v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  %r = scf.if %c -> memref<i32> {
    scf.yield %m : memref<i32>
  } else {
    %n = memref.alloc() : memref<i32>
    scf.yield %n : memref<i32>
  }
  memref.store %v, %r[] : memref<i32>
  %s = memref.load %m[] : memref<i32>
  return %s : i32
}
// The write comes before the buffer is forwarded.
func.func @in(%c: i1, %v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = scf.if %c -> memref<i32> {
    scf.yield %m : memref<i32>
  } else {
    %n = memref.alloc() : memref<i32>
    memref.store %v, %n[] : memref<i32>
    scf.yield %n : memref<i32>
  }
  %s = memref.load %m[] : memref<i32>
  %t = memref.load %r[] : memref<i32>
  %u = arith.addi %s, %t : i32
  return %u : i32
}
