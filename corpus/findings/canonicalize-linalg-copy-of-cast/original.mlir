func.func private @f(%c: i1, %o: memref<4xi32>) {
  scf.if %c {
    %a = memref.alloc() : memref<1xi32>
    %d = memref.cast %a : memref<1xi32> to memref<?xi32>
    %s = memref.cast %d : memref<?xi32> to memref<4xi32>
    linalg.copy ins(%s : memref<4xi32>) outs(%o : memref<4xi32>)
  }
  return
}
func.func @g() {
  %false = arith.constant false
  %a = memref.alloc() : memref<4xi32>
  call @f(%false, %a) : (i1, memref<4xi32>) -> ()
  return
}
