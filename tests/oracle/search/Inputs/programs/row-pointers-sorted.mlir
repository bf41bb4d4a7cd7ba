// Precondition: row pointers start at 0 and do not descend, and their last one is an argument.
// Words: cf.assert: ends at nnz
func.func @rows(%ptr: memref<9xi32>, %nnz: i32) -> memref<8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %first = memref.load %ptr[%c0] : memref<9xi32>
  %starts = arith.cmpi eq, %first, %z : i32
  cf.assert %starts, "starts at 0"
  %last = memref.load %ptr[%c8] : memref<9xi32>
  %ends = arith.cmpi eq, %last, %nnz : i32
  cf.assert %ends, "ends at nnz"
  %some = arith.cmpi sge, %nnz, %one : i32
  cf.assert %some, "not empty"
  %len = memref.alloc() : memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %j = arith.addi %i, %c1 : index
    %a = memref.load %ptr[%i] : memref<9xi32>
    %b = memref.load %ptr[%j] : memref<9xi32>
    %up = arith.cmpi sle, %a, %b : i32
    cf.assert %up, "ascends"
    %d = arith.subi %b, %a : i32
    memref.store %d, %len[%i] : memref<8xi32>
  }
  return %len : memref<8xi32>
}
