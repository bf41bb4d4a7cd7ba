// Selects of selects, of which one chooses a shifted view. The addresses of few selects are followed, and beyond them the
// base of the view is hidden.
func.func @shifted_below_five_selects(%c0: i1, %c1: i1, %c2: i1, %c3: i1, %c4: i1, %x: i32) -> i32 {
  %true = arith.constant true
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %a = memref.alloc() {alignment = 128, bufferization.manual_deallocation} : memref<16xi8>
  %b = memref.alloc() {alignment = 128} : memref<2xi32>
  memref.store %x, %b[%zero] : memref<2xi32>
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %v[%zero] : memref<2xi32>
  %s0 = arith.select %c0, %b, %v : memref<2xi32>
  %s1 = arith.select %c1, %b, %s0 : memref<2xi32>
  %s2 = arith.select %c2, %b, %s1 : memref<2xi32>
  %s3 = arith.select %c3, %b, %s2 : memref<2xi32>
  %s4 = arith.select %c4, %b, %s3 : memref<2xi32>
  %kept = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%s4 : memref<2xi32>)
  %r = memref.load %s4[%zero] : memref<2xi32>
  scf.if %kept {
    memref.dealloc %a {bufferization.manual_deallocation} : memref<16xi8>
  }
  return %r : i32
}
