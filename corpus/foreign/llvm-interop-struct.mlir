// Style: LLVM interop: a struct value built and taken apart beside a buffer; intrinsics from the LLVM dialect.
func.func @pack(%a: f32, %b: i32) -> f32 {
  %c0 = arith.constant 0 : index
  %buf = memref.alloc() : memref<2xf32>
  %u = llvm.mlir.undef : !llvm.struct<(f32, i32)>
  %s0 = llvm.insertvalue %a, %u[0] : !llvm.struct<(f32, i32)>
  %s1 = llvm.insertvalue %b, %s0[1] : !llvm.struct<(f32, i32)>
  %x = llvm.extractvalue %s1[0] : !llvm.struct<(f32, i32)>
  %y = llvm.extractvalue %s1[1] : !llvm.struct<(f32, i32)>
  %yf = llvm.sitofp %y : i32 to f32
  %m = llvm.intr.fabs(%x) : (f32) -> f32
  %t = llvm.fadd %m, %yf : f32
  memref.store %t, %buf[%c0] : memref<2xf32>
  %r = memref.load %buf[%c0] : memref<2xf32>
  return %r : f32
}
