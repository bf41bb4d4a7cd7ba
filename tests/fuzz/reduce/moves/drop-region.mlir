// A case of a switch is erased with its number, and the else region of an scf.if with its braces.
// RUN: freehold-reduce --apply-move drop-region %s | FileCheck %s

func.func private @use(i32)
func.func @f(%i: index, %c: i1, %x: i32) -> i32 {
  %k = arith.constant 7 : i32
  %r = scf.index_switch %i -> i32
  case 2 {
    scf.yield %x : i32
  }
  default {
    scf.yield %k : i32
  }
  scf.if %c {
    func.call @use(%x) : (i32) -> ()
  } else {
    func.call @use(%k) : (i32) -> ()
  }
  return %r : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func private @use(i32)
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i1, %arg2: i32) -> i32 {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %0 = scf.index_switch %arg0 -> i32
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %c7_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: func.call @use(%arg2) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
