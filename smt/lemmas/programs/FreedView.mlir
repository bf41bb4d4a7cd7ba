// The first program is right. In the second one, a view at an offset is freed instead of its base
// buffer.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%i1] : memref<2xi32>
  %s = memref.subview %a[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %v = memref.load %s[%i0] : memref<1xi32, strided<[1], offset: 1>>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%i1] : memref<2xi32>
  %s = memref.subview %a[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %v = memref.load %s[%i0] : memref<1xi32, strided<[1], offset: 1>>
  memref.dealloc %s : memref<1xi32, strided<[1], offset: 1>>
  return %v : i32
}
