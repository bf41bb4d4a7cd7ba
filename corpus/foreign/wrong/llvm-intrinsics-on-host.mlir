// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @pack(%arg0: i64, %arg1: i8) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0_i8 = arith.constant 0 : i8
    %c16_i64 = arith.constant 16 : i64
    %0 = arith.cmpi ule, %arg0, %c16_i64 : i64
    cf.assert %0, "at most 16 bytes"
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<16xi8>
    linalg.fill ins(%c0_i8 : i8) outs(%alloc : memref<16xi8>)
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<16xi8> -> index
    %1 = arith.index_cast %intptr : index to i64
    %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
    "llvm.intr.memset"(%2, %arg1, %arg0) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %4 = "llvm.intr.uadd.with.overflow"(%3, %arg0) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i64, i1)> 
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(i64, i1)> 
    %7 = llvm.intr.ctpop(%5) : (i64) -> i64
    %8 = arith.select %6, %7, %5 : i64
    return %8 : i64
  }
}
