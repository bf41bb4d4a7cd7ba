// A function that returns a buffer it does not own, or one buffer twice, makes a second owner.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry argument | FileCheck %s --check-prefix=ENTRY
// RUN: freehold-check %s --subject fh-legacy --json --entry twice | FileCheck %s --check-prefix=ENTRY
// RUN: freehold-check %s --subject fh-legacy --json --entry calls | FileCheck %s --check-prefix=CALL
// RUN: freehold-check %s --subject fh-legacy --json --entry copies | FileCheck %s --check-prefix=IN

// ENTRY: "contract":"out","contract_reason":"the entry returns a buffer that has another owner"
// CALL: "contract":"out","contract_reason":"a function returns a buffer that has another owner"
// IN: "verdict":"agree","contract":"in"
func.func @argument(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @twice(%v: i32) -> (memref<i32>, memref<i32>) {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m, %m : memref<i32>, memref<i32>
}
func.func private @same(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @calls(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %n = func.call @same(%m) : (memref<i32>) -> memref<i32>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
func.func private @copy(%m: memref<i32>) -> memref<i32> {
  %n = memref.alloc() : memref<i32>
  memref.copy %m, %n : memref<i32> to memref<i32>
  return %n : memref<i32>
}
func.func @copies(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %n = func.call @copy(%m) : (memref<i32>) -> memref<i32>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
