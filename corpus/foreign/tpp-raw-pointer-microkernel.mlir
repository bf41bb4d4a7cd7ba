// Style: tpp-mlir, a microkernel from a library that gets raw pointers, and a loop over llvm.load.
module {
  func.func private @xsmm_gemm(i64, i64, i64, !llvm.ptr, index, !llvm.ptr, index, !llvm.ptr, index) attributes {llvm.emit_c_interface}
  func.func @gemm(%a: memref<4x4xf32>, %b: memref<4x4xf32>) -> memref<4x4xf32> {
    %c4 = arith.constant 4 : i64
    %z = arith.constant 0.0 : f32
    %c = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    linalg.fill ins(%z : f32) outs(%c : memref<4x4xf32>)
    %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %a : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
    %pa = memref.extract_aligned_pointer_as_index %a : memref<4x4xf32> -> index
    %pai = arith.index_cast %pa : index to i64
    %pap = llvm.inttoptr %pai : i64 to !llvm.ptr
    %pb = memref.extract_aligned_pointer_as_index %b : memref<4x4xf32> -> index
    %pbi = arith.index_cast %pb : index to i64
    %pbp = llvm.inttoptr %pbi : i64 to !llvm.ptr
    %pc = memref.extract_aligned_pointer_as_index %c : memref<4x4xf32> -> index
    %pci = arith.index_cast %pc : index to i64
    %pcp = llvm.inttoptr %pci : i64 to !llvm.ptr
    %c0 = arith.constant 0 : index
    call @xsmm_gemm(%c4, %c4, %c4, %pap, %off, %pbp, %c0, %pcp, %c0) : (i64, i64, i64, !llvm.ptr, index, !llvm.ptr, index, !llvm.ptr, index) -> ()
    return %c : memref<4x4xf32>
  }
  func.func @raw_sum(%x: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %z = arith.constant 0.0 : f32
    %t = memref.alloc() : memref<4xf32>
    memref.copy %x, %t : memref<4xf32> to memref<4xf32>
    %p = memref.extract_aligned_pointer_as_index %t : memref<4xf32> -> index
    %pi = arith.index_cast %p : index to i64
    %ptr = llvm.inttoptr %pi : i64 to !llvm.ptr
    %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %z) -> (f32) {
      %ii = arith.index_cast %i : index to i64
      %g = llvm.getelementptr %ptr[%ii] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %v = llvm.load %g : !llvm.ptr -> f32
      %n = arith.addf %a, %v : f32
      scf.yield %n : f32
    }
    memref.store %s, %t[%c0] : memref<4xf32>
    %r = memref.load %t[%c0] : memref<4xf32>
    return %r : f32
  }
}
