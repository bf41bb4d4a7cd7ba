// Style: flang-like HLFIR lowering, a strided array section is packed before an external call and unpacked after it.
func.func private @sub_(memref<?xf64>)
func.func @_QPcaller(%a: memref<?x?xf64>, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %m = memref.dim %a, %c1 : memref<?x?xf64>
  %in = arith.cmpi ult, %j, %m : index
  scf.if %in {
    %col = memref.subview %a[0, %j] [%n, 1] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[?], offset: ?>>
    %contiguous = arith.cmpi eq, %m, %c1 : index
    %tmp = memref.alloc(%n) : memref<?xf64>
    memref.copy %col, %tmp : memref<?xf64, strided<[?], offset: ?>> to memref<?xf64>
    func.call @sub_(%tmp) : (memref<?xf64>) -> ()
    memref.copy %tmp, %col : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
  }
  return
}
