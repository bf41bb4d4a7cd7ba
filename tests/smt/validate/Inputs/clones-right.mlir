func.func @written_after(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  memref.store %w, %a[%c0] : memref<4xi32>
  %b = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return %x : i32
}
func.func @written_in_loop(%v: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<4xi32>) {
    %b = bufferization.clone %m : memref<4xi32> to memref<4xi32>
    memref.dealloc %m : memref<4xi32>
    memref.store %v, %b[%c0] : memref<4xi32>
    scf.yield %b : memref<4xi32>
  }
  %x = memref.load %r[%c0] : memref<4xi32>
  memref.dealloc %r : memref<4xi32>
  return %x : i32
}
func.func private @fill(%m: memref<4xi32>, %v: i32) {
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  return
}
func.func @written_by_callee(%m: memref<4xi32>, %v: i32) -> memref<4xi32> {
  call @fill(%m, %v) : (memref<4xi32>, i32) -> ()
  %b = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  return %b : memref<4xi32>
}
func.func private @write(memref<4xi32>)
func.func @written_elsewhere(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  %b = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  call @write(%a) : (memref<4xi32>) -> ()
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %x : i32
}
