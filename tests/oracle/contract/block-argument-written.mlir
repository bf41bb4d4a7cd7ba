// A branch passes a buffer to a block argument. It is written through one of the two and read through the other.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry old_name | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy --json --entry in | FileCheck %s --check-prefix=IN

// OUT: "contract":"out","contract_reason":"a write that a clone
// IN: "verdict":"agree","contract":"in"
func.func @out(%c: i1, %v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^join(%m : memref<i32>)
^a:
  %n = memref.alloc() : memref<i32>
  cf.br ^join(%n : memref<i32>)
^join(%r: memref<i32>):
  memref.store %v, %r[] : memref<i32>
  %s = memref.load %m[] : memref<i32>
  return %s : i32
}
func.func @old_name(%c: i1, %v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^join(%m : memref<i32>)
^a:
  %n = memref.alloc() : memref<i32>
  memref.store %zero, %n[] : memref<i32>
  cf.br ^join(%n : memref<i32>)
^join(%r: memref<i32>):
  memref.store %v, %m[] : memref<i32>
  %s = memref.load %r[] : memref<i32>
  return %s : i32
}
func.func @in(%c: i1, %v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  cf.cond_br %c, ^a, ^join(%m : memref<i32>)
^a:
  %n = memref.alloc() : memref<i32>
  cf.br ^join(%n : memref<i32>)
^join(%r: memref<i32>):
  memref.store %v, %r[] : memref<i32>
  %s = memref.load %r[] : memref<i32>
  return %s : i32
}
