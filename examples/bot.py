#!/usr/bin/env python3
"""A bot for `kaiju arena`: one line of JSON in, one out. See docs/bot-protocol.md.

    kaiju arena --bots "random,cmd:python3 examples/bot.py" --games 100
"""
import json
import sys


def worth(action, ask):
    """The value of an action: a rule of thumb for each kind of decision."""
    table, question, (verb, *words) = ask["table"], ask["question"], action.split()
    seat, decision = question["seat"], question["decision"]
    me = table["monsters"][seat]
    if verb == "keep":  # Dice to keep; the others are rolled again.
        lying = table["turn"]["dice"]
        number = max("321", key=lambda face: (lying.count(face), face))
        likes = {"claw": 2, "energy": 1, "heart": 2 if me["hearts"] < 8 and me["place"] == "outside" else -1}
        return sum(2 if face == number else likes.get(face, -1) for face in words)
    if verb == "buy":  # The most expensive card.
        return table["figures"][seat]["prices"][table["market"].index(words[0])]["now"]
    if verb in ("yield", "stay"):
        return 1 if (verb == "yield") == (me["hearts"] <= 6) else 0
    if verb == "use" and decision["decision"] == "threat":  # Only against heavy damage.
        return 1 if decision["loss"] >= 3 else -1
    return {"resolve": 1, "take": 1, "sweep": -1, "use": -1}.get(verb, 0)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin" and message["protocol"] != 2:
            sys.exit("this bot speaks version 2 of the protocol")
        if message["type"] == "decide":
            action = max(message["actions"], key=lambda action: worth(action, message))
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
