// A matrix of 4 rows, compressed: its entries are those of rows 0, 0, 1, 3, 3.
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
memref.global "private" constant @positions : memref<5xindex> = dense<[0, 2, 3, 3, 5]>
memref.global "private" @values : memref<5xf64> = dense<[1.0, -2.0, 0.5, 4.0, 8.0]>
func.func @"sparse_tensor.positions"(%t: tensor<4x8xf64, #CSR>) -> memref<?xindex> attributes {freehold.model} {
  %buffer = memref.get_global @positions : memref<5xindex>
  %dynamic = memref.cast %buffer : memref<5xindex> to memref<?xindex>
  return %dynamic : memref<?xindex>
}
func.func @"sparse_tensor.values"(%t: tensor<4x8xf64, #CSR>) -> memref<?xf64> attributes {freehold.model} {
  %buffer = memref.get_global @values : memref<5xf64>
  %dynamic = memref.cast %buffer : memref<5xf64> to memref<?xf64>
  return %dynamic : memref<?xf64>
}
