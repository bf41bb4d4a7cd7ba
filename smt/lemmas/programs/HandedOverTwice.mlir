// The first program is right. In the second one, one buffer is handed over as two arguments, each
// of which the callee frees.

func.func private @f(%m: memref<1xi32>, %n: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  memref.dealloc %n : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %n = bufferization.clone %a : memref<1xi32> to memref<1xi32>
  call @f(%a, %n) : (memref<1xi32>, memref<1xi32>) -> ()
  return %v : i32
}

// -----

func.func private @f(%m: memref<1xi32>, %n: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  memref.dealloc %n : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  call @f(%a, %a) : (memref<1xi32>, memref<1xi32>) -> ()
  return %v : i32
}
