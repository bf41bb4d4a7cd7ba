// Style: Flang-like lowering with one-based subscripts, an array section with a stride packed into a temporary and unpacked after the call.
func.func private @daxpy_(memref<?xf64>, memref<i32>)
func.func @sub(%a: memref<?xf64, strided<[?], offset: ?>>, %lo: i32, %hi: i32, %by: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %span = arith.subi %hi, %lo overflow<nsw> : i32
  %spanb = arith.addi %span, %by overflow<nsw> : i32
  %cnt = arith.divsi %spanb, %by : i32
  %n32 = arith.maxsi %cnt, %zero : i32
  %n = arith.index_cast %n32 : i32 to index
  %low = arith.index_cast %lo : i32 to index
  %step = arith.index_cast %by : i32 to index
  %tmp = memref.alloc(%n) : memref<?xf64>
  %size = memref.alloca() : memref<i32>
  memref.store %n32, %size[] : memref<i32>
  scf.for %i = %c0 to %n step %c1 {
    %s = arith.muli %i, %step : index
    %t = arith.addi %low, %s : index
    %z = arith.subi %t, %c1 : index
    %v = memref.load %a[%z] : memref<?xf64, strided<[?], offset: ?>>
    memref.store %v, %tmp[%i] : memref<?xf64>
  }
  func.call @daxpy_(%tmp, %size) : (memref<?xf64>, memref<i32>) -> ()
  scf.for %i = %c0 to %n step %c1 {
    %s = arith.muli %i, %step : index
    %t = arith.addi %low, %s : index
    %z = arith.subi %t, %c1 : index
    %v = memref.load %tmp[%i] : memref<?xf64>
    memref.store %v, %a[%z] : memref<?xf64, strided<[?], offset: ?>>
  }
  %r = memref.load %size[] : memref<i32>
  return %r : i32
}
