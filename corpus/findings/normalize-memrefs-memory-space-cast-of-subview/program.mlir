module {
  func.func @s(%arg0: memref<80xi8>) {
    %subview = memref.subview %arg0[41] [1] [2] : memref<80xi8> to memref<1xi8, strided<[2], offset: 41>>
    %subview_0 = memref.subview %subview[0] [1] [2] : memref<1xi8, strided<[2], offset: 41>> to memref<1xi8, strided<[4], offset: 41>>
    %memspacecast = memref.memory_space_cast %subview_0 : memref<1xi8, strided<[4], offset: 41>> to memref<1xi8, strided<[4], offset: 41>>
    return
  }
}
