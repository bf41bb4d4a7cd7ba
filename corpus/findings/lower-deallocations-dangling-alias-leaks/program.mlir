func.func private @f(%c: i1, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  %s = scf.if %c -> (memref<1xi32>) {
    memref.store %x, %a[%i0] : memref<1xi32>
    scf.yield %a : memref<1xi32>
  } else {
    %n = memref.alloc() : memref<1xi32>
    scf.yield %n : memref<1xi32>
  }
  memref.dealloc %a {bufferization.manual_deallocation} : memref<1xi32>
  %b = scf.if %c -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    scf.yield %n : memref<1xi32>
  } else {
    scf.yield %s : memref<1xi32>
  }
  memref.store %x, %b[%i0] : memref<1xi32>
  %v = memref.load %b[%i0] : memref<1xi32>
  return %v : i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %x = arith.constant 0 : i32
  %v = call @f(%t, %x) : (i1, i32) -> i32
  return %v : i32
}
