"""compare.py A B: the two programs share most of their lines, but for the numbers of values.
compare.py --make A B: some bytes, and the same without the last one."""
import difflib
import re
import sys

if sys.argv[1] == "--make":
    data = bytes((37 * i * i + 7 * i + 3) % 251 for i in range(240))
    open(sys.argv[2], "wb").write(data)
    open(sys.argv[3], "wb").write(data[:-1])
    sys.exit(0)
a, b = (re.sub(r"%\d+", "%n", open(path).read()).splitlines() for path in sys.argv[1:3])
ratio = difflib.SequenceMatcher(None, a, b, autojunk=False).ratio()
print(f"{len(a)} and {len(b)} lines, {ratio:.2f} alike")
sys.exit(0 if len(a) > 20 and ratio >= 0.8 else 1)
