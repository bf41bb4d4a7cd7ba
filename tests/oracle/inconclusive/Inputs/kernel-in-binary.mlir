module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "compiled">]
  func.func @l(%n: index) {
    %a = memref.alloc() : memref<4xf32>
    gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : memref<4xf32>)
    return
  }
}
