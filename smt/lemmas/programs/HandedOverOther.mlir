// The first program is right. In the second one, a select that may be another buffer is handed over
// as if it were %a. The callee and the caller free %b, and %a leaks.

func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  call @f(%s) : (memref<1xi32>) -> ()
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}

// -----

func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  call @f(%s) : (memref<1xi32>) -> ()
  memref.dealloc %b : memref<1xi32>
  return %v : i32
}
