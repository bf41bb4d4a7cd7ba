"""compare.py A B: the two programs share most of their lines, but for the numbers of values.
compare.py --make A B: bytes of which the last one is used, and the same without it."""
import difflib
import re
import subprocess
import sys


def program(data):
    command = ["freehold-fuzz", "gen", "--bytes", "-"]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


if sys.argv[1] == "--make":
    for k in range(1, 200):
        data = bytes((37 * i * i + k * i + 3) % 251 for i in range(240))
        whole = program(data)
        if whole != program(data[:-1]) and whole.count(b"\n") > 40:
            break
    open(sys.argv[2], "wb").write(data)
    open(sys.argv[3], "wb").write(data[:-1])
    sys.exit(0)
a, b = (re.sub(r"%\d+", "%n", open(path).read()).splitlines() for path in sys.argv[1:3])
ratio = difflib.SequenceMatcher(None, a, b, autojunk=False).ratio()
print(f"{len(a)} and {len(b)} lines, {ratio:.2f} alike")
sys.exit(0 if len(a) > 20 and ratio >= 0.8 else 1)
