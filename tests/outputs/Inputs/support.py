"""What the tests of outputs share: commands, places, and what must hold of both."""
import os
import shlex
import stat
import subprocess
import sys
import threading

TESTS = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CORPUS = os.path.join(os.path.dirname(TESTS), "corpus")

failures = []
checks = 0


def check(condition, what, details=""):
    global checks
    checks += 1
    if not condition:
        failures.append(what)
        print(f"FAILED: {what}\n{details}")


def finish():
    print(f"{checks - len(failures)} held, {len(failures)} did not")
    sys.exit(bool(failures) or not checks)


def words(command, work, out=""):
    table = {"CORPUS": CORPUS, "TESTS": TESTS, "WORK": work}
    result = []
    for word in shlex.split(command):
        for name, value in table.items():
            word = word.replace(name, value)
        result.append(os.fsencode(out) if word == "OUT" else os.fsencode(word))
    return result


def run(command, limit=None, **options):
    """The command with stdout and stderr kept; `limit` is a size that files may have."""
    def prepare():
        import resource
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    options.setdefault("stdout", subprocess.PIPE)
    options.setdefault("stderr", subprocess.PIPE)
    options.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.run(command, preexec_fn=prepare, timeout=300, **options)


def said(result):
    return f"exit code {result.returncode}\n{(result.stdout or b'').decode(errors='replace')[:1500]}" \
           f"{(result.stderr or b'').decode(errors='replace')[:1500]}"


def ended(result, codes, what, message=""):
    """It ended with one of the codes, said why, and did not crash."""
    text = (result.stderr or b"").decode(errors="replace")
    check(result.returncode in codes, f"{what}: exit code {result.returncode}, not {codes}", said(result))
    check(message in text, f"{what}: says nothing of '{message}'", said(result))
    crashed = "Stack dump" in text or "PLEASE submit" in text or "LLVM ERROR" in text
    check(not crashed, f"{what}: crashes", said(result))


def device(work, name, minor):
    """A private copy of /dev/full or /dev/null, or, where none can be made, the real one."""
    path = os.path.join(work, name)
    try:
        if not os.path.exists(path):
            os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, minor))
        # Some mounts have devices that cannot be opened.
        os.close(os.open(path, os.O_WRONLY))
        return path
    except OSError:
        return "/dev/" + name


def is_device(path):
    return stat.S_ISCHR(os.lstat(path).st_mode)


def left(folder):
    """Temporary files that nobody removed."""
    names = [os.fsdecode(name) for name in os.listdir(folder)]
    return [name for name in names if name.startswith((".freehold", "freehold-"))]


def tree(folder):
    """Every name below a folder with its contents."""
    names = {}
    for where, folders, files in os.walk(os.fsencode(folder)):
        for name in folders + files:
            path = os.path.join(where, name)
            names[path] = open(path, "rb").read() if os.path.isfile(path) else None
    return names


def write(path, text, mode=None):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    if mode is not None:
        os.chmod(path, mode)
    return path


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Reader(threading.Thread):
    """Reads a FIFO to its end."""
    def __init__(self, path):
        super().__init__(daemon=True)
        self.path, self.text = path, b""
        self.start()

    def run(self):
        with open(self.path, "rb") as file:
            self.text = file.read()
