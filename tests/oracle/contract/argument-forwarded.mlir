// A buffer of the caller is forwarded and written, which the caller sees after the call.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy --json --entry in | FileCheck %s --check-prefix=IN

// OUT: "contract":"out","contract_reason":"a write that a clone
// IN: "verdict":"agree","contract":"in"
func.func @out(%c: i1, %v: i32, %m: memref<i32>) {
  %r = scf.if %c -> memref<i32> {
    scf.yield %m : memref<i32>
  } else {
    %n = memref.alloc() : memref<i32>
    scf.yield %n : memref<i32>
  }
  memref.store %v, %r[] : memref<i32>
  return
}
// A callee writes to its arguments. A call is not a join, so nothing is cloned for it.
func.func private @write(%m: memref<i32>, %v: i32) {
  memref.store %v, %m[] : memref<i32>
  return
}
func.func @in(%c: i1, %v: i32, %m: memref<i32>) -> i32 {
  %n = memref.alloc() : memref<i32>
  func.call @write(%m, %v) : (memref<i32>, i32) -> ()
  func.call @write(%n, %v) : (memref<i32>, i32) -> ()
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
