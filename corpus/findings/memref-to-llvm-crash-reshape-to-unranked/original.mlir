memref.global "private" constant @shape : memref<2xindex> = dense<2>
func.func @unranked(%m: memref<4xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %s = memref.get_global @shape : memref<2xindex>
  %u = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<2x2xi32>
  %x = memref.load %r[%c1, %c1] : memref<2x2xi32>
  return %x : i32
}
