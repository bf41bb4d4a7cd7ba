// The entry returns its argument, which has another owner: out of contract. That excuses what becomes
// of the result, but no buffer that is freed before the entry returns.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject legacy-19 --json --entry early | FileCheck %s --check-prefix=EARLY
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject legacy-19 --json --entry result | FileCheck %s --check-prefix=RESULT

// EARLY: "verdict":"defect","kind":"use-after-free"
// EARLY-SAME: "contract":"out"
func.func @early(%c: i1, %d: i1, %v: i32, %keep: memref<i32>) -> (i32, memref<i32>) {
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  cf.cond_br %d, ^other, ^join(%a : memref<i32>)
^other:
  %b = memref.alloc() : memref<i32>
  memref.store %v, %b[] : memref<i32>
  cf.cond_br %c, ^join(%a : memref<i32>), ^join(%b : memref<i32>)
^join(%r: memref<i32>):
  %x = memref.load %r[] : memref<i32>
  %y = memref.load %a[] : memref<i32>
  %s = arith.xori %x, %y : i32
  return %s, %keep : i32, memref<i32>
}

// RESULT: "verdict":"inconclusive","reason":"out-of-contract"
func.func @result(%keep: memref<i32>) -> memref<i32> {
  return %keep : memref<i32>
}
