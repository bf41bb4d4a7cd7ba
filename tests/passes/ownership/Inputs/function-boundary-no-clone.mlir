// A35: an argument is returned without a clone.
func.func @argument_returned(%arg0: memref<2xi32>) -> memref<2xi32> {
  return %arg0 : memref<2xi32>
}
