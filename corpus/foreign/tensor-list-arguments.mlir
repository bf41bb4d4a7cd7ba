// Style: serving runtime, concatenates a list of tensors passed as a buffer of memrefs into one fresh buffer.
func.func @concat(%list: memref<?xmemref<?xf32>>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.dim %list, %c0 : memref<?xmemref<?xf32>>
  %total = scf.for %i = %c0 to %k step %c1 iter_args(%s = %c0) -> (index) {
    %t = memref.load %list[%i] : memref<?xmemref<?xf32>>
    %n = memref.dim %t, %c0 : memref<?xf32>
    %u = arith.addi %s, %n : index
    scf.yield %u : index
  }
  %out = memref.alloc(%total) : memref<?xf32>
  %end = scf.for %i = %c0 to %k step %c1 iter_args(%at = %c0) -> (index) {
    %t = memref.load %list[%i] : memref<?xmemref<?xf32>>
    %n = memref.dim %t, %c0 : memref<?xf32>
    %dst = memref.subview %out[%at] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %t, %dst : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %u = arith.addi %at, %n : index
    scf.yield %u : index
  }
  return %out : memref<?xf32>
}
