// What a run does not reach does not break its contract: only @f and who calls it have a buffer in memory.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject legacy-19 --entry f --entry calls --json | FileCheck %s --check-prefix=BREAKS
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject legacy-19 --entry g --json | FileCheck %s --check-prefix=KEEPS
// BREAKS: "entry":"f","verdict":"inconclusive"{{.*}}"reason":"out-of-contract"
// BREAKS: "entry":"calls","verdict":"inconclusive"{{.*}}"reason":"out-of-contract"
// KEEPS: "entry":"g","verdict":"defect","kind":"leak"
func.func private @make() -> memref<i32>
func.func @f(%list: memref<1xmemref<i32>>) {
  %c0 = arith.constant 0 : index
  %a = func.call @make() : () -> memref<i32>
  memref.store %a, %list[%c0] : memref<1xmemref<i32>>
  %b = func.call @make() : () -> memref<i32>
  return
}
func.func @calls() -> i32 {
  %c0 = arith.constant 0 : index
  %k = arith.constant 1 : i32
  %list = memref.alloca() : memref<1xmemref<i32>>
  call @f(%list) : (memref<1xmemref<i32>>) -> ()
  return %k : i32
}
func.func @g() -> i32 {
  %a = func.call @make() : () -> memref<i32>
  %x = memref.load %a[] : memref<i32>
  return %x : i32
}

// Inputs of one entry may call the others, and then they count too.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject legacy-19 --json | FileCheck %s --check-prefix=CALLED
// CALLED: "entry":"g","verdict":"inconclusive"{{.*}}"reason":"out-of-contract"
