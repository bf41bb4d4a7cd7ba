// Precondition: the stream begins with the magic number 1179403647 and version 2.
// Words: cf.assert: bad magic
func.func @parse(%stream: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %magic = arith.constant 1179403647 : i32
  %two = arith.constant 2 : i32
  %n = memref.dim %stream, %c0 : memref<?xi32>
  %long = arith.cmpi ugt, %n, %c3 : index
  cf.assert %long, "a header"
  %m = memref.load %stream[%c0] : memref<?xi32>
  %isMagic = arith.cmpi eq, %m, %magic : i32
  cf.assert %isMagic, "bad magic"
  %version = memref.load %stream[%c1] : memref<?xi32>
  %isTwo = arith.cmpi eq, %version, %two : i32
  cf.assert %isTwo, "bad version"
  %rest = arith.subi %n, %c2 : index
  %out = memref.alloc(%rest) : memref<?xi32>
  scf.for %i = %c0 to %rest step %c1 {
    %j = arith.addi %i, %c2 : index
    %v = memref.load %stream[%j] : memref<?xi32>
    memref.store %v, %out[%i] : memref<?xi32>
  }
  return %out : memref<?xi32>
}
