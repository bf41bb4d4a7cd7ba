// Style: Fortran: a non-contiguous array section is packed into a temporary, passed to an external routine and unpacked.
func.func private @external_sub(memref<?xf32>, i32)
func.func @_QPcaller(%a: memref<?x?xf32>, %row: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %minus = arith.constant -1 : i32
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %cols = memref.dim %a, %c1 : memref<?x?xf32>
  %ok = arith.cmpi ult, %row, %rows : index
  %r = scf.if %ok -> (i32) {
    %section = memref.subview %a[0, %row] [%cols, 1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %fits = arith.cmpi eq, %rows, %cols : index
    %code = scf.if %fits -> (i32) {
      %tmp = memref.alloc(%cols) : memref<?xf32>
      memref.copy %section, %tmp : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
      %n = arith.index_cast %cols : index to i32
      func.call @external_sub(%tmp, %n) : (memref<?xf32>, i32) -> ()
      memref.copy %tmp, %section : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
      scf.yield %n : i32
    } else {
      scf.yield %zero : i32
    }
    scf.yield %code : i32
  } else {
    scf.yield %minus : i32
  }
  return %r : i32
}
