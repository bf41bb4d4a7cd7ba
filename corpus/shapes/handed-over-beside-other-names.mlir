// A call takes over a buffer of which it gets another name as well: the same memref, a view, a cast, or once more as its own.
func.func private @takes(%m: memref<4xi32> {freehold.arg_ownership = "owned"}, %k: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  %w = memref.load %k[%c0] : memref<4xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func private @takes_last(%k: memref<?xi32>, %m: memref<4xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  %w = memref.load %k[%c0] : memref<?xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func private @takes_both(%m: memref<4xi32> {freehold.arg_ownership = "owned"}, %k: memref<4xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  %w = memref.load %k[%c0] : memref<4xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func private @takes_either(%m: memref<4xi32> {freehold.arg_ownership = "dynamic"}, %k: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  %w = memref.load %k[%c0] : memref<4xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func @same(%x: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %r = call @takes(%a, %a) : (memref<4xi32>, memref<4xi32>) -> i32
  return %r : i32
}
func.func @cast(%x: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %b = memref.cast %a : memref<4xi32> to memref<?xi32>
  %r = call @takes_last(%b, %a) : (memref<?xi32>, memref<4xi32>) -> i32
  return %r : i32
}
func.func @both(%x: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %r = call @takes_both(%a, %a) : (memref<4xi32>, memref<4xi32>) -> i32
  return %r : i32
}
func.func @either(%c: i1, %x: i32, %m: memref<4xi32>) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %b = arith.select %c, %a, %m : memref<4xi32>
  %r = call @takes_either(%b, %a) : (memref<4xi32>, memref<4xi32>) -> i32
  return %r : i32
}
func.func @another(%x: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%b : memref<4xi32>)
  %r = call @takes(%a, %b) : (memref<4xi32>, memref<4xi32>) -> i32
  %s = call @takes_either(%b, %b) : (memref<4xi32>, memref<4xi32>) -> i32
  %t = arith.addi %r, %s : i32
  return %t : i32
}
