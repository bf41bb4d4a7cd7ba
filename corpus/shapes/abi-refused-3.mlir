// From tests/passes/beyond/abi-refused.mlir, program 3.
func.func @result(%a: i32) -> (i32 {freehold.result_ownership = "owned"}) { return %a : i32 }
