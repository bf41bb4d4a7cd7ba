"""raretypes.py PREFIX: each rarer element type, layout and space occurs where the others are off, and
does not where it is off itself."""
import json
import subprocess
import sys

SPELT = {
    "type.i8": "alloc() : memref<4xi8>",
    "type.i64": "alloc() : memref<4xi64>",
    "type.f64": "alloc() : memref<f64>",
    "type.i1": "memref<?xi1>",
    "type.rank_three": "alloc() : memref<2x1x2xi32>",
    "type.empty": "alloc() : memref<0xi32>",
    "type.stride": "strided<[2]>",
    "type.space": "alloc() : memref<4xi32, 1>",
    "type.unranked": "to memref<*xi32>",
}


def text(path, scales):
    with open(path, "w") as out:
        json.dump({"base": "default", "scales": scales}, out)
    command = ["freehold-fuzz", "gen", "--seed", "1", "--count", "120", "--profile", path]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


OFF = {"view.": 0, "arith.select": 0, "type.": 0, "memref.get_global": 0}
failed = False
for name, spelt in SPELT.items():
    on = text(f"{sys.argv[1]}.json", OFF | {name: 100, name + ".dynamic": 0})
    off = text(f"{sys.argv[1]}.json", OFF)
    if spelt not in on or spelt in off:
        print(f"{name}: on {spelt in on}, off {spelt in off}")
        failed = True
sys.exit(failed)
