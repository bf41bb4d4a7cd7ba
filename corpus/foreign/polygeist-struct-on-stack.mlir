// Style: Polygeist: an llvm.alloca struct on the stack, filled field by field and read back after a heap pass.
func.func @pt(%a: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %s = llvm.alloca %one x !llvm.struct<(f32, f32, i32)> : (i32) -> !llvm.ptr
  %f0 = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32, i32)>
  %f1 = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32, i32)>
  %x = memref.load %a[%c0] : memref<4xf32>
  %y = memref.load %a[%c1] : memref<4xf32>
  llvm.store %x, %f0 : f32, !llvm.ptr
  llvm.store %y, %f1 : f32, !llvm.ptr
  %h = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %a[%i] : memref<4xf32>
    %u = llvm.load %f0 : !llvm.ptr -> f32
    %w = arith.mulf %v, %u : f32
    memref.store %w, %h[%i] : memref<4xf32>
  }
  %v = memref.load %h[%c1] : memref<4xf32>
  %u = llvm.load %f1 : !llvm.ptr -> f32
  %r = arith.addf %v, %u : f32
  return %r : f32
}
