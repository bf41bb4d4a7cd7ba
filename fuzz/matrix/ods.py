#!/usr/bin/env python3
"""ods.py LLVM-TBLGEN INCLUDE: what the installed .td files declare of the ops of the coverage matrix.

Prints initializers of `freehold::matrix::Op` (Ods.h), one for each op of the dialects below.
"""
import json
import subprocess
import sys

FILES = ["Func/IR/FuncOps", "ControlFlow/IR/ControlFlowOps", "SCF/IR/SCFOps", "Affine/IR/AffineOps",
         "Arith/IR/ArithOps", "MemRef/IR/MemRefOps", "Bufferization/IR/BufferizationOps",
         "Linalg/IR/LinalgStructuredOps"]


class Records:
    def __init__(self, tblgen, include, file):
        path = f"{include}/mlir/Dialect/{file}.td"
        self.all = json.loads(subprocess.check_output([tblgen, "--dump-json", "-I", include, path]))

    def of(self, reference):
        return self.all[reference["def"]] if isinstance(reference, dict) else None

    def ops(self):
        return [self.all[name] for name in self.all["!instanceof"]["Op"]]


def is_a(record, *classes):
    return record is not None and any(each in record["!superclasses"] for each in classes)


def boolean(value):
    return "true" if value else "false"


def memref_kind(records, constraint):
    """0: never a memref, 1: ranked ones, 2: unranked ones too."""
    if constraint["!name"] == "AnyType":
        return 2
    if is_a(constraint, "AnyTypeOf"):
        return max(memref_kind(records, records.of(each)) for each in constraint["allowedTypes"])
    # ShapedType and BufferLikeType stand for memrefs and other types.
    kinds = {"::mlir::bufferization::BufferLikeType": 2, "::mlir::MemRefType": 1, "::mlir::BaseMemRefType": 2, "::mlir::UnrankedMemRefType": 2,
             "::mlir::ShapedType": 1}
    return kinds.get(constraint["cppType"], 0)


def operand(records, name, constraint):
    arity = "One"
    if is_a(constraint, "Variadic"):
        arity = "Variadic"
    elif is_a(constraint, "Optional"):
        arity = "Optional"
    if arity != "One":
        constraint = records.of(constraint["baseType"])
    return f'{{"{name}", Arity::{arity}, {memref_kind(records, constraint)}}}'


def attribute(records, name, constraint):
    may_be_absent = is_a(constraint, "OptionalAttr", "DefaultValuedAttr", "DefaultValuedOptionalAttr")
    default = (constraint["defaultValue"] or "").split("::")[-1]
    base = records.of(constraint["baseAttr"]) if may_be_absent else constraint
    if is_a(base, "EnumAttr"):
        base = records.of(base["enum"])
    words = ""
    if "enumerants" in base:
        cases = [records.of(each) for each in base["enumerants"]]
        words = ", ".join(f'{{"{case["str"]}", {case["value"]}}}' for case in cases)
    elif base["!name"] == "BoolAttr":
        words = '{"false", 0}, {"true", 1}'
    elif base["!name"] == "UnitAttr":
        may_be_absent, default = True, ""
    if not words:
        default = ""
    return f'{{"{name}", {boolean(may_be_absent)}, "{default}", {{{words}}}}}'


def region(name, constraint):
    is_any = constraint["!name"] == "AnyRegion"
    may_be_empty = is_any or is_a(constraint, "MaxSizedRegion")
    return f'{{"{name}", {boolean(may_be_empty)}, {boolean(is_any)}}}'


def describe(records, op):
    operands, attributes = [], []
    for reference, name in op["arguments"]["args"]:
        constraint = records.of(reference)
        if is_a(constraint, "Arg"):
            constraint = records.of(constraint["constraint"])
        if is_a(constraint, "TypeConstraint"):
            operands.append(operand(records, name or "operands", constraint))
        elif is_a(constraint, "AttrConstraint"):
            attributes.append(attribute(records, name, constraint))
        elif is_a(constraint, "UnitProp"):
            attributes.append(f'{{"{name}", true, "", {{}}}}')
    regions = [region(name, records.of(each)) for each, name in op["regions"]["args"]]
    dialect = records.of(op["opDialect"])["name"]
    has_segments = any(records.of(each).get("trait") == "AttrSizedOperandSegments" for each in op["traits"])
    return (f'{{"{dialect}.{op["opName"]}", {boolean(has_segments)}, {{{", ".join(operands)}}}, '
            f'{{{", ".join(attributes)}}}, {{{", ".join(regions)}}}}},')


for file in FILES:
    records = Records(sys.argv[1], sys.argv[2], file)
    for op in records.ops():
        print(describe(records, op))
