// Precondition: next pointers lead to the end marker -1, without a cycle.
// Words: memref.load: no out-of-bounds
func.func @walk(%next: memref<16xi32>) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.constant -1 : i32
  %steps = memref.alloc() : memref<1xi32>
  memref.store %zero, %steps[%c0] : memref<1xi32>
  cf.br ^head(%zero : i32)
^head(%at: i32):
  %done = arith.cmpi eq, %at, %end : i32
  cf.cond_br %done, ^exit, ^body
^body:
  %n = memref.load %steps[%c0] : memref<1xi32>
  %m = arith.addi %n, %one : i32
  memref.store %m, %steps[%c0] : memref<1xi32>
  %i = arith.index_cast %at : i32 to index
  %to = memref.load %next[%i] : memref<16xi32>
  cf.br ^head(%to : i32)
^exit:
  return %steps : memref<1xi32>
}
