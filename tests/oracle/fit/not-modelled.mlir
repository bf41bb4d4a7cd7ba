// An op that is not modelled is reached on some inputs. What happens there nobody knows, so that no target agrees; a defect on the
// others is one.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json --entry some | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject identity --json --entry some | FileCheck %s --check-prefix=LEAKS
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json --entry none | FileCheck %s --check-prefix=NONE
// CHECK: "verdict":"inconclusive","reason":"unsupported",{{.*}}"inputs":8,"fit":4,"aborted":0,"left_out":4,"left_out_reason":"unsupported"
// LEAKS: "verdict":"defect","kind":"leak",{{.*}}"inputs":8,"fit":4
// NONE: "verdict":"agree","inputs":8,"fit":8
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @some(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = scf.if %a -> i32 {
    %t = tensor.empty() : tensor<1xi32, #sparse>
    scf.yield %v : i32
  } else {
    %y = memref.load %m[] : memref<i32>
    scf.yield %y : i32
  }
  return %x : i32
}
func.func @none(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %y = memref.load %m[] : memref<i32>
  return %y : i32
}
