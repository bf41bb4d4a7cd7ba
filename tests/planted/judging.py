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

import outputs

MEMORY_MAX = 8 << 30
# glibc overwrites what is freed, and uses it again at once: an op that is used after it was erased is garbage. Without this
# the memory mostly still holds the op, and nothing is seen.
OVERWRITING = {"GLIBC_TUNABLES": "glibc.malloc.perturb=165:glibc.malloc.tcache_count=0"}
# Milliseconds for a subject on a program. A hang is confirmed with more; several subjects may hang on one program, one after
# the other.
TIMEOUT, CONFIRMING_TIMEOUT = 4000, 30000
# How much longer than its CPU time a source may take, since others use the machine too.
WALL_FACTOR = 6


# From the best outcome for a judge to the worst.
RANK = ["detected", "refused", "survived", "timeout"]


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


# The judgements of a pipeline name its text.
DRAWN_NAMES = {text: name for name, text in outputs.DRAWN.items()}


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

    def __init__(self, command, bug, out, cpu_max, cwd=None, environment=None):
        self.flag = os.path.join(out, f"reached-{os.getpid()}-{id(self)}")
        environment = {**os.environ, **OVERWRITING, "FREEHOLD_PLANTED": bug or "", "FREEHOLD_PLANTED_REACHED": self.flag if bug else "",
                       **(environment or {})}
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
    """A source of programs: files in their order. freehold-planted-scan tells which of them a bug makes a difference to;
    freehold-check judges these."""

    def __init__(self, name, files, pipelines, bin, options=(), pipelines_each=None, limits_max=None):
        self.name = name
        # The most that limits of the passes may be; None if they are what they are.
        self.environment = {} if limits_max is None else {"FREEHOLD_LIMITS_MAX": str(limits_max)}
        self.files = files
        # How many of the pipelines a program goes through; None for all. Other programs show more than other pipelines.
        self.pipelines_each = pipelines_each
        self.place = {file: number for number, file in enumerate(files)}
        self.pipelines = pipelines
        self.bin = bin
        self.options = list(options)
        # Both tools are asked about the ops of a dialect downstream too.
        self.plugin = f"--load-dialect-plugin={outputs.plugin_of(bin)}"

    def command(self, files, subjects, timeout=TIMEOUT):
        words = [os.path.join(self.bin, "freehold-check"), "--json", "--jobs", "1", self.plugin, *self.options,
                 "--timeout", str(timeout)]
        for subject in subjects:
            words += ["--pipeline", outputs.DRAWN[subject]] if subject in outputs.DRAWN else ["--subject", subject]
        return words + list(files)

    def run(self, files, subjects, bug, out, cpu_max, timeout=TIMEOUT):
        return Run(self.command(files, subjects, timeout), bug, out, cpu_max, environment=self.environment)

    def lines(self, run):
        """The judgements as they come, until the end or until the time is used up."""
        for text in run.process.stdout:
            # The last line of a run that was ended may be cut.
            if text.endswith("}\n"):
                line = json.loads(text)
                line["subject"] = DRAWN_NAMES.get(line["subject"], line["subject"])
                yield line
            if run.is_over():
                return

    def judge_baseline(self, out):
        """The programs that have a defect without a bug."""
        run = self.run(self.files, self.pipelines, None, out, 36000)
        wrong = [" ".join(key_of(line)) for line in self.lines(run) if line["verdict"] == "defect"]
        run.end()
        return wrong

    def is_confirmed(self, bug, line, out):
        """Whether the same program shows a defect again with the bug, given more time, and not without it."""
        timeout = CONFIRMING_TIMEOUT if line["kind"] in ("hang", "resource") else TIMEOUT
        for active in (bug, None):
            run = self.run([line["program"]], [line["subject"]], active, out, 120, timeout)
            again = any(each["verdict"] == "defect" for each in self.lines(run))
            run.end()
            if again != (active is not None):
                return False
        return True

    def parts(self, files, jobs):
        """(files, names of pipelines) that can be scanned beside one another. The turn of a program depends on its
        place among all files, so that it does not change with where a chunk begins."""
        names = list(self.pipelines)
        if self.pipelines_each is None:
            return [(files[job::jobs], names) for job in range(jobs) if files[job::jobs]]
        turns = {}
        for file in files:
            turns.setdefault(self.place[file] % len(names), []).append(file)
        return [(part, [names[(turn + 3 * step) % len(names)] for step in range(self.pipelines_each)])
                for turn, part in sorted(turns.items())]

    def scan(self, bugs, files, subjects, out):
        """What differs with the bugs: {bug: {file: {subject: how}}}; {bug: CPU seconds}; the bugs whose code ran."""
        names = os.path.join(out, f"bugs-{os.getpid()}-{threading.get_ident()}")
        with open(names, "w", encoding="utf-8") as file:
            file.write("".join(bug + "\n" for bug in bugs))
        command = [os.path.join(self.bin, "freehold-planted-scan"), f"--bugs={names}", self.plugin]
        command += [f"--pipeline={name}={pipeline}" for name, pipeline in self.pipelines.items() if name in subjects]
        done = subprocess.run(command + list(files), stdout=subprocess.PIPE, text=True, check=True,
                              env={**os.environ, **OVERWRITING, "FREEHOLD_PLANTED": "", "FREEHOLD_PLANTED_REACHED": "", **self.environment})
        os.remove(names)
        differences, spent, reached = {}, {}, set()
        for line in done.stdout.splitlines():
            what, bug, *rest = line.split("\t")
            if what == "differs":
                subject, file, how = rest
                differences.setdefault(bug, {}).setdefault(file, {})[subject] = how
            elif what == "reached":
                reached.add(bug)
            elif what == "spent":
                spent[bug] = float(rest[0])
        return differences, spent, reached

    def judge(self, bug, files, differences, out, cpu_max):
        """The programs of `files` that differ, in their order, until one shows the bug."""
        candidates = [file for file in files if file in differences]
        subjects = sorted({subject for each in differences.values() for subject in each})
        # Code that runs once in a process could not be switched on by the scan.
        is_static = any(how == "static" for each in differences.values() for how in each.values())
        if is_static:
            candidates, subjects = files, list(self.pipelines)
        order = {file: number for number, file in enumerate(files, 1)}
        run = self.run(candidates, subjects, bug, out, cpu_max)
        lost, where, found = 0, "", None
        for line in self.lines(run):
            # Subjects are asked about programs that do not differ for them as well. What is found there is no find: a
            # shipped pass may do now this, now that.
            how = differences.get(line["program"], {}).get(line["subject"])
            if not how and not is_static:
                continue
            if line["verdict"] == "defect" and self.is_confirmed(bug, line, out):
                found = line
                break
            if how == "refused" and line["verdict"] == "inconclusive" and line.get("reason") == "rejected":
                lost += 1
                where = where or f"{os.path.basename(line['program'])} {line['subject']}"
        is_cut = found is None and run.is_over()
        run.end()
        if found:
            where = f"{os.path.basename(found['program'])} {found['subject']} @{found['entry']}"
            return Result("detected", order[found["program"]], run.cpu, bucket_of(found), where, True)
        if lost:
            return Result("refused", len(files), run.cpu, f"{lost} judgements fewer", where, True)
        return Result("timeout" if is_cut else "survived", len(files), run.cpu, "", "", True)


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
        # Another thread reads, so that a full pipe stops nobody and the limit is still looked at.
        reader = threading.Thread(target=lambda: text.append(run.process.stdout.read()), daemon=True)
        reader.start()
        while run.process.poll() is None and not run.is_over():
            time.sleep(0.1)
        if run.process.poll() is not None:
            reader.join(10)
        code = run.process.poll()
        return code, "".join(text), run, self.end(run, reader)

    @staticmethod
    def end(run, reader):
        """The pipe may be closed only when nobody reads any more."""
        end_session(run.process)
        reader.join(10)
        return run.end()

    def judge(self, bug, out):
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
