"""What sees a planted bug: sources of programs judged by freehold-check, and commands that must succeed.

A defect counts only if the same build without the bug has none for the same program and subject, and only if it comes
twice: a program that ran out of time on a busy machine is no find.
"""
import glob
import json
import os
import re
import signal
import subprocess
import threading
import time

MEMORY_MAX = 8 << 30
# The worst verdict of all entries is that of a program and subject; agree is worse than inconclusive here, since it is
# what a bug can take away.
VERDICTS = ["", "inconclusive", "agree", "defect"]
# How much longer than its CPU time a source may take, since others use the machine too.
WALL_FACTOR = 6


class Result:
    """How one source ended for one bug."""

    def __init__(self, outcome, programs=0, seconds=0.0, bucket="", where="", reached=False):
        # "detected", "refused" (no defect, but programs are refused that were taken before), "survived", "timeout"
        self.outcome = outcome
        self.programs = programs
        self.seconds = seconds
        self.bucket = bucket
        self.where = where
        self.reached = reached


def cpu_seconds(session):
    """CPU time of all processes of a session, with those that ended and were waited for."""
    ticks = 0
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def end_session(process):
    """Workers are in process groups of their own, but in the session of the tool."""
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read()
            if int(text.rsplit(")", 1)[1].split()[3]) == process.pid:
                os.kill(int(text.split(" ", 1)[0]), signal.SIGKILL)
        except (OSError, ValueError):
            continue
    process.wait()


class Run:
    """A command in a session of its own with a bug active, limits, and a flag for whether the bug's code ran."""

    def __init__(self, command, bug, out, cpu_max, cwd=None):
        self.flag = os.path.join(out, f"reached-{os.getpid()}-{id(self)}")
        environment = {**os.environ, "FREEHOLD_PLANTED": bug or "", "FREEHOLD_PLANTED_REACHED": self.flag if bug else ""}
        self.cpu_max = cpu_max
        self.start = time.monotonic()
        self.looked = self.start
        self.cpu = 0.0
        limits = ["prlimit", f"--as={MEMORY_MAX}", "--core=0", "--"]
        self.process = subprocess.Popen(limits + command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                        errors="replace", env=environment, cwd=cwd, start_new_session=True)
        # Reading waits for the command, so the limit must not wait for what it prints.
        self.timer = threading.Timer(cpu_max * WALL_FACTOR, end_session, [self.process])
        self.timer.daemon = True
        self.timer.start()

    def is_over(self):
        """Whether the time is used up. Looks at /proc twice a second."""
        now = time.monotonic()
        if now - self.looked > 0.5:
            self.looked = now
            self.cpu = max(self.cpu, cpu_seconds(self.process.pid))
        return self.cpu > self.cpu_max or now - self.start > self.cpu_max * WALL_FACTOR

    def code(self):
        """The exit code. The CPU time has to be read before a process that ended is waited for."""
        self.cpu = max(self.cpu, cpu_seconds(self.process.pid))
        return self.process.wait()

    def end(self):
        self.timer.cancel()
        self.cpu = max(self.cpu, cpu_seconds(self.process.pid))
        end_session(self.process)
        self.process.stdout.close()
        usage = os.path.exists(self.flag)
        reached = usage and open(self.flag, "rb").read(1) == b"\x01"
        if usage:
            os.remove(self.flag)
        return reached


def key_of(line):
    """A program that a subject refuses, or crashes on, has no judgement for each entry."""
    return line["program"], line["subject"]


def bucket_of(line):
    """What tells finds apart: the subject and the kind of defect, with the op or the pass it names."""
    return f"{line['subject']}: {line['kind']}"


class Programs:
    """A source of programs: files in their order, judged by freehold-check."""

    def __init__(self, name, files, subjects, bin, options=()):
        self.name = name
        self.files = files
        self.subjects = subjects
        self.bin = bin
        self.options = list(options)
        self.baseline = {}

    def command(self, files, subjects, extra=()):
        words = [os.path.join(self.bin, "freehold-check"), "--json", "--jobs", "1", *self.options, *extra]
        for subject in subjects:
            words += ["--subject", subject]
        return words + list(files)

    def lines(self, run):
        """The judgements as they come, until the end or until the time is used up."""
        for text in run.process.stdout:
            # The last line of a run that was ended may be cut.
            if text.endswith("}\n"):
                yield json.loads(text)
            if run.is_over():
                return

    def judge_baseline(self, out):
        """The worst verdict without a bug for each program and subject."""
        run = Run(self.command(self.files, self.subjects), None, out, 36000)
        for line in self.lines(run):
            worst = max(self.baseline.get(key_of(line), ""), line["verdict"], key=VERDICTS.index)
            self.baseline[key_of(line)] = worst
        run.end()

    def wrong(self):
        return [" ".join(key) for key, verdict in self.baseline.items() if verdict == "defect"]

    def is_confirmed(self, bug, line, out):
        """Whether the same program shows a defect again with the bug, given more time, and not without it."""
        extra = ["--timeout", "30000"] if line["kind"] in ("hang", "resource") else []
        for active in (bug, None):
            run = Run(self.command([line["program"]], [line["subject"]], extra), active, out, 120)
            again = any(each["verdict"] == "defect" for each in self.lines(run))
            run.end()
            if again != (active is not None):
                return False
        return True

    def judge(self, bug, out, cpu_max, begin=0, subjects=None):
        """Programs from `begin` on until one shows the bug. `subjects` are those that run its file."""
        files = self.files[begin:]
        order = {file: number for number, file in enumerate(files, 1)}
        run = Run(self.command(files, subjects or self.subjects), bug, out, cpu_max)
        programs, lost, where = 0, 0, ""
        found = None
        for line in self.lines(run):
            programs = max(programs, order.get(line["program"], 0))
            before = self.baseline.get(key_of(line), "defect")
            if line["verdict"] == "defect" and before != "defect" and self.is_confirmed(bug, line, out):
                found = line
                break
            if line["verdict"] == "inconclusive" and before == "agree" and line.get("reason") == "rejected":
                lost += 1
                where = where or f"{os.path.basename(line['program'])} {line['subject']}"
        # The last programs may have no judgement, if they have no entry.
        if found is None and not run.is_over() and run.code() in (0, 1, 3):
            programs = len(files)
        is_cut = found is None and programs < len(files)
        reached = run.end()
        programs += begin
        if found:
            where = f"{os.path.basename(found['program'])} {found['subject']} @{found['entry']}"
            return Result("detected", programs, run.cpu, bucket_of(found), where, reached)
        if lost:
            return Result("refused", programs, run.cpu, f"{lost} judgements fewer", where, reached)
        return Result("timeout" if is_cut else "survived", programs, run.cpu, "", "", reached)


class Command:
    """A command that ends with code 0 without a bug; with one, another code is a find."""

    def __init__(self, name, command, cpu_max):
        self.name = name
        self.command = command
        self.cpu_max = cpu_max

    def judge_baseline(self, out):
        run = Run(self.command, None, out, 36000)
        text = run.process.stdout.read()
        code = run.code()
        run.end()
        return [] if code == 0 else [f"exit code {code}: {text[-2000:]}"]

    def once(self, bug, out):
        run = Run(self.command, bug, out, self.cpu_max)
        text = []
        os.set_blocking(run.process.stdout.fileno(), False)
        while run.process.poll() is None and not run.is_over():
            text.append(run.process.stdout.read() or "")
            time.sleep(0.1)
        text.append(run.process.stdout.read() or "")
        code = run.process.poll()
        return code, "".join(text), run, run.end()

    def judge(self, bug, out, cpu_max=None, begin=0, subjects=None):
        code, text, run, reached = self.once(bug, out)
        if code == 0:
            return Result("survived", 0, run.cpu, "", "", reached)
        again = self.once(bug, out)[0]
        if code is None or again == 0:
            return Result("timeout", 0, run.cpu, "", "no end", reached)
        return Result("detected", 0, run.cpu, f"exit code {code}", last_words(text), reached)


def last_words(text):
    """The first failure that a test runner names."""
    found = re.search(r"^(?:FAIL: freehold :: (\S+)|\[  FAILED  \] (\S+)|.*error: (.*))", text, re.M)
    return next((group for group in found.groups() if group), "")[:200] if found else ""
