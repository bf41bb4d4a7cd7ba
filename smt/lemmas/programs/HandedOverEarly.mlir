// The first program is right. In the second one, the buffer is handed over to a callee that frees
// it, although the caller reads it later.

func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %n = bufferization.clone %a : memref<1xi32> to memref<1xi32>
  call @f(%n) : (memref<1xi32>) -> ()
  %v = memref.load %a[%i0] : memref<1xi32>
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
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  call @f(%a) : (memref<1xi32>) -> ()
  %v = memref.load %a[%i0] : memref<1xi32>
  return %v : i32
}
