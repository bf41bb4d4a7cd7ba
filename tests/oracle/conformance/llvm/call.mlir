// llvm.call runs a function that has a body, allocates and frees on C's heap, and is an external call otherwise.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: freehold-run %s --entry heap | FileCheck %s --check-prefix=HEAP
// RUN: freehold-run %s --entry outside | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry kept 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry inside 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not freehold-run %s --entry moved 2>&1 | FileCheck %s --check-prefix=MOVED
// CHECK: result 0 = 42 : i32
// HEAP: result 0 = 7 : i32
// HEAP: result 1 = 0 : i32
// HEAP: result 2 = 7 : i32
// HEAP: returned
// OUTSIDE: op llvm.call {{.*}}callee = @other
// KEPT: error: leak: 4 bytes
// TWICE: error: double-free
// INSIDE: error: bad-free
// UNWRITTEN: error: uninitialised-read
// MOVED: error: use-after-free
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @calloc(i64, i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @other(i32) -> i32
llvm.func internal @twiceof(%a: i32) -> i32 {
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}
func.func @main() -> i32 {
  %a = llvm.mlir.constant(21 : i32) : i32
  %s = llvm.call @twiceof(%a) : (i32) -> i32
  return %s : i32
}
func.func @heap() -> (i32, i32, i32) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %seven = llvm.mlir.constant(7 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  llvm.store %seven, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.call @calloc(%four, %eight) : (i64, i64) -> !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> i32
  %r = llvm.call @realloc(%p, %eight) : (!llvm.ptr, i64) -> !llvm.ptr
  %x = llvm.load %r : !llvm.ptr -> i32
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.call @free(%r) : (!llvm.ptr) -> ()
  llvm.call @free(%null) : (!llvm.ptr) -> ()
  return %v, %w, %x : i32, i32, i32
}
func.func @outside() -> i32 {
  %a = llvm.mlir.constant(21 : i32) : i32
  %s = llvm.call @other(%a) : (i32) -> i32
  return %s : i32
}
func.func @kept() {
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  return
}
func.func @twice() {
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  return
}
func.func @inside() {
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  return
}
func.func @unwritten() -> i32 {
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  return %v : i32
}
func.func @moved() -> i32 {
  %four = llvm.mlir.constant(4 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %seven = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  llvm.store %seven, %p : i32, !llvm.ptr
  %q = llvm.call @realloc(%p, %eight) : (!llvm.ptr, i64) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  return %v : i32
}
