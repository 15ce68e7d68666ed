"""A bot that plays until its question number 3, and then misbehaves in the way that its first argument names."""
import json
import os
import subprocess
import sys
import time

how, *rest = sys.argv[1:]
asked = 0


def note(what):
    if rest:
        with open(rest[0], "a") as file:
            file.write(f"{what}\n")


def answer(number, action):
    print(json.dumps({"id": number, "action": action}), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if how == "diary" and message["type"] != "decide":
        note(message["type"])
    if message["type"] != "decide":
        if how == "chatty":
            print("hello!", flush=True)
        continue
    asked += 1
    number, action = message["id"], message["actions"][0]
    if how == "noisy":  # No fault: standard error is its own.
        sys.stderr.write("thinking\n" * 10_000)
    if asked < 3 or how in ("noisy", "diary"):
        answer(number, action)
    elif how == "crash":
        raise KeyError("the fifth die")
    elif how == "exit":
        sys.exit(7)
    elif how == "hang":
        note("hanging")
        time.sleep(1000)
    elif how == "offspring":
        child = subprocess.Popen(["sleep", "1000"])
        runaway = subprocess.Popen(["sleep", "1000"], start_new_session=True)
        note(f"{os.getpid()} {child.pid} {runaway.pid}")
        child.wait()
    elif how == "orphan":
        runaway = subprocess.Popen(["sleep", "1000"], start_new_session=True)
        note(f"{os.getpid()} {runaway.pid}")
        os._exit(7)
    elif how == "close":
        os.close(1)
        time.sleep(1000)
    elif how == "prose":
        print("I keep the claws, please.", flush=True)
    elif how == "binary":
        os.write(1, b"\xff\xfe\x00\n")
    elif how == "list":
        print("[" * 50_000, flush=True)
    elif how == "fields":
        print(json.dumps({"id": number}), flush=True)
    elif how == "malformed":
        answer(number, "keep seven dice")
    elif how == "illegal":
        answer(number, "cure poison")
    elif how == "stale":
        answer(number - 1, action)
    elif how == "twice":
        answer(number, action)
        answer(number, action)
    elif how == "long":
        print("x" * 10_000_000, flush=True)
    elif how == "endless":
        while True:
            os.write(1, b"x" * 65_536)
    elif how == "flood":
        # In one piece, so that all of it is there when the first line is read.
        line = json.dumps({"id": number, "action": action}) + "\n"
        os.write(1, line.encode() * 1000)
if how == "diary":
    note("end of input")
