// Pointers are equal or not; they have no order, since nothing is known of their addresses.
// RUN: freehold-run %s --entry main --args '5, 7' | FileCheck %s --check-prefix=APART
// RUN: freehold-run %s --entry main --args '5, 5' | FileCheck %s --check-prefix=SAME
// RUN: not freehold-run %s --entry order --args '5, 7' 2>&1 | FileCheck %s --check-prefix=ORDER
// APART: result 0 = false
// APART: result 1 = true
// SAME: result 0 = true
// SAME: result 1 = false
// ORDER: unsupported: llvm.icmp
func.func @main(%p: !llvm.ptr, %q: !llvm.ptr) -> (i1, i1) {
  %e = llvm.icmp "eq" %p, %q : !llvm.ptr
  %n = llvm.icmp "ne" %p, %q : !llvm.ptr
  return %e, %n : i1, i1
}
func.func @order(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {
  %l = llvm.icmp "ult" %p, %q : !llvm.ptr
  return %l : i1
}
// What LLVM's ops make of numbers is assumed to be the same each time.
// RUN: freehold-run %s --entry numbers --args '5, 7' | FileCheck %s --check-prefix=NUMBERS
// NUMBERS: returned
func.func @numbers(%x: i32, %y: i32) -> i1 {
  %l = llvm.icmp "ult" %x, %y : i32
  return %l : i1
}
