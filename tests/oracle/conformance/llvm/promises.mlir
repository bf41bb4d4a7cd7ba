// What getelementptr promises with its flags, or else its result is poison: inbounds, that the pointer stays in its object or
// one past its end; nuw, that nothing is subtracted. What load and store promise of the address is undefined if it is not so.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry back 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry load 2>&1 | FileCheck %s --check-prefix=ALIGNED
// RUN: not freehold-run %s --entry store 2>&1 | FileCheck %s --check-prefix=ALIGNED
// CHECK: result 0 = 7 : i32
// POISON: error: undefined: {{.*}}poison
// ALIGNED: error: undefined: the address is not aligned to 64 bytes
func.func private @pointer() -> !llvm.ptr {
  %m = memref.get_global @cells : memref<16xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<16xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  return %p : !llvm.ptr
}
memref.global "private" @cells : memref<16xi32> = dense<7> {alignment = 64 : i64}
func.func @main() -> i32 {
  %p = call @pointer() : () -> !llvm.ptr
  %end = llvm.getelementptr inbounds|nuw %p[16] : (!llvm.ptr) -> !llvm.ptr, i32
  %one = llvm.getelementptr inbounds %end[-15] : (!llvm.ptr) -> !llvm.ptr, i32
  %out = llvm.getelementptr %one[100] : (!llvm.ptr) -> !llvm.ptr, i32
  %in = llvm.getelementptr %out[-101] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %in {alignment = 64 : i64} : !llvm.ptr -> i32
  llvm.store %x, %one {alignment = 4 : i64} : i32, !llvm.ptr
  return %x : i32
}
func.func @outside() -> i32 {
  %p = call @pointer() : () -> !llvm.ptr
  %out = llvm.getelementptr inbounds %p[17] : (!llvm.ptr) -> !llvm.ptr, i32
  %in = llvm.getelementptr %out[-17] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %in : !llvm.ptr -> i32
  return %x : i32
}
func.func @back() -> i32 {
  %p = call @pointer() : () -> !llvm.ptr
  %two = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %one = llvm.getelementptr nuw %two[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %one : !llvm.ptr -> i32
  return %x : i32
}
func.func @load() -> i32 {
  %p = call @pointer() : () -> !llvm.ptr
  %one = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %one {alignment = 64 : i64} : !llvm.ptr -> i32
  return %x : i32
}
func.func @store() {
  %p = call @pointer() : () -> !llvm.ptr
  %x = arith.constant 1 : i32
  %one = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %one {alignment = 64 : i64} : i32, !llvm.ptr
  return
}
