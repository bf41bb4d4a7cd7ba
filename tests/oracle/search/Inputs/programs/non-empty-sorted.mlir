// Precondition: keys are not empty and strictly ascend.
// Words: cf.assert: sorted
func.func @lower_bound(%keys: memref<?xi32>, %key: i32) -> (index, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %keys, %c0 : memref<?xi32>
  %some = arith.cmpi ugt, %n, %c1 : index
  cf.assert %some, "two keys"
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    %a = memref.load %keys[%h] : memref<?xi32>
    %b = memref.load %keys[%i] : memref<?xi32>
    %up = arith.cmpi slt, %a, %b : i32
    cf.assert %up, "sorted"
  }
  %ends = memref.alloc() : memref<2xi32>
  %first = memref.load %keys[%c0] : memref<?xi32>
  memref.store %first, %ends[%c0] : memref<2xi32>
  memref.store %key, %ends[%c1] : memref<2xi32>
  %at = scf.for %i = %c0 to %n step %c1 iter_args(%r = %n) -> index {
    %k = memref.load %keys[%i] : memref<?xi32>
    %less = arith.cmpi slt, %k, %key : i32
    %next = arith.addi %i, %c1 : index
    %s = arith.select %less, %next, %r : index
    scf.yield %s : index
  }
  return %at, %ends : index, memref<2xi32>
}
