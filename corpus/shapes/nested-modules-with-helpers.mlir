// Each module and the one around them need a helper of their own for deallocs of several memrefs.
module @first {
  func.func @joined(%c: i1, %x: i32) -> i32 {
    %zero = arith.constant 0 : index
    %a = memref.alloc() : memref<2xi32>
    %b = memref.alloc() : memref<2xi32>
    %d = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%zero] : memref<2xi32>
    memref.store %x, %b[%zero] : memref<2xi32>
    memref.store %x, %d[%zero] : memref<2xi32>
    cf.cond_br %c, ^join(%a, %b : memref<2xi32>, memref<2xi32>), ^join(%b, %d : memref<2xi32>, memref<2xi32>)
  ^join(%m: memref<2xi32>, %n: memref<2xi32>):
    %r = memref.load %m[%zero] : memref<2xi32>
    %s = memref.load %n[%zero] : memref<2xi32>
    %t = memref.load %a[%zero] : memref<2xi32>
    %sum = arith.addi %r, %s : i32
    %sum2 = arith.addi %sum, %t : i32
    return %sum2 : i32
  }
}
module @second {
  func.func @joined(%c: i1, %x: i32) -> i32 {
    %zero = arith.constant 0 : index
    %a = memref.alloc() : memref<2xi32>
    %b = memref.alloc() : memref<2xi32>
    %d = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%zero] : memref<2xi32>
    memref.store %x, %b[%zero] : memref<2xi32>
    memref.store %x, %d[%zero] : memref<2xi32>
    cf.cond_br %c, ^join(%a, %b : memref<2xi32>, memref<2xi32>), ^join(%b, %d : memref<2xi32>, memref<2xi32>)
  ^join(%m: memref<2xi32>, %n: memref<2xi32>):
    %r = memref.load %m[%zero] : memref<2xi32>
    %s = memref.load %n[%zero] : memref<2xi32>
    %t = memref.load %a[%zero] : memref<2xi32>
    %sum = arith.addi %r, %s : i32
    %sum2 = arith.addi %sum, %t : i32
    return %sum2 : i32
  }
}
func.func @around(%c: i1, %x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %d = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%zero] : memref<2xi32>
  memref.store %x, %b[%zero] : memref<2xi32>
  memref.store %x, %d[%zero] : memref<2xi32>
  cf.cond_br %c, ^join(%a, %b : memref<2xi32>, memref<2xi32>), ^join(%b, %d : memref<2xi32>, memref<2xi32>)
^join(%m: memref<2xi32>, %n: memref<2xi32>):
  %r = memref.load %m[%zero] : memref<2xi32>
  %s = memref.load %n[%zero] : memref<2xi32>
  %t = memref.load %a[%zero] : memref<2xi32>
  %sum = arith.addi %r, %s : i32
  %sum2 = arith.addi %sum, %t : i32
  return %sum2 : i32
}
