// A temporary that a copy fills. Its target is written before, so that clone simplification has to know that the copy
// writes each element of the temporary before it can use the target in its place.
func.func @by_copy(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %source = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%source : memref<2xi32>)
  %target = memref.alloc() : memref<2xi32>
  linalg.fill ins(%w : i32) outs(%target : memref<2xi32>)
  %temporary = memref.alloc() : memref<2xi32>
  memref.copy %source, %temporary : memref<2xi32> to memref<2xi32>
  memref.copy %temporary, %target : memref<2xi32> to memref<2xi32>
  memref.dealloc %temporary : memref<2xi32>
  memref.store %w, %source[%c0] : memref<2xi32>
  %a = memref.load %source[%c0] : memref<2xi32>
  %b = memref.load %target[%c1] : memref<2xi32>
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
