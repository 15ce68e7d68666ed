#!/usr/bin/env python3
"""Check the dice of finished games without the program that rolled them.

    python3 tools/verify_dice.py RECORD...
    python3 tools/verify_dice.py --self-test

Recomputes every die, every drawn card, the first seat and the sides of the tiles from the secret and the contributions,
and checks that the secret matches the commitment. It was written from docs/fairness.md alone and shares nothing with the
program, so that each of the two finds mistakes in the other.

Prints one line per file: `FILE: ok, N dice, M draws` (draws are cards, first seats and sides), or `FILE:LINE: message`
for the first fault. The exit code is 0 if all files are right, 1 if one is not, and 2 if one cannot be read.

It does not know the rules of the game. It does not check the number of dice rolled, lines missing at the end, the
legality of moves, the digests, or cards drawn after a reshuffle (`reshuffle_discards=yes`); `kaiju verify` checks all of
these. It does check that no take-back (`undo`) reaches back past chance or another player. A made-up record is
consistent with itself: compare its commitment with the one shown before the game.

It needs Python 3.9 or later, and nothing else.
"""

import hashlib
import hmac
import re
import sys

# The largest record, in bytes.
LARGEST = 4 << 20

FACES = ("1", "2", "3", "energy", "heart", "claw")

# The number of a card, its name and its decks. Copied from docs/fairness.md, as are the pairs and the vectors.
CARDS = """\
0 acid-attack both
1 alien-metabolism both
2 alpha-monster both
3 apartment-building both
4 armor-plating both
5 background-dweller both
6 burrowing both
7 camouflage both
8 commuter-train both
9 complete-destruction both
10 corner-store both
11 dedicated-news-team both
12 drop-from-high-altitude both
13 eater-of-the-dead both
14 energize both
15 energy-hoarder both
16 evacuation-orders both
17 even-bigger both
18 extra-head both
19 fire-blast both
20 fire-breathing both
21 freeze-time both
22 frenzy both
23 friend-of-children both
24 gas-refinery both
25 giant-brain both
26 gourmet both
27 heal classic
28 healing-ray classic
29 herbivore both
30 herd-culler both
31 high-altitude-bombing both
32 it-has-a-child both
33 jet-fighters both
34 jets both
35 made-in-a-lab both
36 metamorph both
37 mimic classic
38 monster-batteries classic
39 national-guard classic
40 nova-breath both
41 nuclear-power-plant both
42 omnivore both
43 opportunist both
44 parasitic-tentacles both
45 plot-twist both
46 poison-quills both
47 poison-spit classic
48 psychic-probe both
49 rapid-healing both
50 regeneration both
51 rooting-for-the-underdog classic
52 shrink-ray both
53 skyscraper both
54 smoke-cloud both
55 solar-powered both
56 spiked-tail both
57 stretchy both
58 tanks both
59 telepath both
60 urbavore both
61 vast-storm both
62 were-only-making-it-stronger both
63 wings both
64 hibernation dark
65 nanobots dark
66 natural-selection dark
67 reflective-hide dark
68 super-jump dark
69 unstable-dna dark
70 zombify dark
71 monster-pets dark
72 extra-head#2 classic
73 evacuation-orders#2 both
"""

# The two sides of each tile.
PAIRS = """\
tile-devious tile-barbs
tile-eternal tile-final-roar
tile-skulking tile-poison-spit
tile-tireless tile-underdog
tile-cyberbrain tile-defender-of-tokyo
tile-evil-lair tile-fluxling
tile-full-regeneration tile-have-it-all
tile-widespread-panic tile-sonic-boomer
tile-antimatter-beam tile-final-push
tile-skybeam tile-starburst
"""

VECTORS = """\
secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
seats 3
contribution 1 a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1
contribution 3 c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3
key 22e69b42d9831cc126042bc62ab281762f7e444305e77b7bce686ea5c425dc70
key-without-contributions 29ed27a8665c256df5bad74a5a742bc2634f5cc7fe0a6ab638858ea5c264c238
block 0 0 ca55cfffa0b5ab7a08b44d0526547de2c92be6ab9cae13fee040d47f4dc13a19
block 0 1 94eae38cfadf9639eb60f58553fa2a7aa0dfb9f4f99bf7b96c44bb6de63c6337
block 1 0 7a1ec017b76f5ddbcc77fb192513e6ae5483417d2dd9fab0c292026eac29aa99
block 30 0 ff5adc61c7785edbb3f82ebcd85f730bf2017d67d4dbfa814c5cd1a9a7a12830
block 258 0 72440f78f6d38e49c5101b9b7dfbe8c8e3ff83070385109b51f4ccbe1176ba3b
dice 0 6: heart 2 energy heart 2 energy
dice 1 1: 3
dice 2 8: heart energy 2 3 claw claw claw heart
dice 5 40: claw heart 1 energy energy heart 1 heart 3 heart claw 3 energy heart 1 1 2 2 3 2 3 energy heart 3 3 2 energy 2 1 3 energy 1 claw energy claw heart 3 claw claw claw
draw 0 of classic: it-has-a-child
draw 0 of dark: it-has-a-child
draw 7 of classic: evacuation-orders
draw 8 of wings jets: jets
draw 9 of acid-attack: acid-attack
draw 116 of classic: extra-head#2
draw 116 of dark: regeneration
draw 178 of dark: evacuation-orders#2
draw 178 of extra-head#2: extra-head#2
first 30 of 2: 2
first 30 of 3: 1
first 30 of 4: 4
first 30 of 5: 1
first 30 of 6: 1
sides 0: tile-devious tile-cyberbrain tile-widespread-panic tile-antimatter-beam tile-skybeam tile-final-roar tile-poison-spit tile-underdog tile-fluxling tile-have-it-all
"""

# A record with the dice and draws of the vectors. Its digests are made up.
SAMPLE = """\
kaiju-record 1
rules czech
revision 1
seat Alice Gigazaur
seat Bob The King
seat Carol Kraken
commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
contribution Alice a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1
contribution Carol c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3
secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
begin [00000000]
dice 2 2 energy energy heart heart [00000000]
Bob: keep 2 2 energy energy heart heart [00000000]
Bob: undo [00000000]
Bob: keep 2 2 energy energy heart [00000000]
dice 3 [00000000]
dice 2 3 energy heart heart claw claw claw [00000000]
dice none [00000000]
dice none [00000000]
dice 1 1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 3 3 3 energy energy energy energy energy energy energy heart heart heart heart heart heart heart claw claw claw claw claw claw claw [00000000]
dice none [00000000]
draw evacuation-orders [00000000]
unfinished [00000000]
"""

# Changes of the sample: old text, new text, and the line of the fault.
CHANGES = [
    ("secret 00", "secret 01", 10),
    ("commitment 6", "commitment 7", 10),
    ("contribution Alice a", "contribution Alice b", 12),
    ("contribution Alice", "contribution Carol", 9),
    ("contribution Alice", "contribution alice", 8),
    ("begin [", f"secret {'00' * 32}\nbegin [", 11),
    ("begin [", f"commitment {'00' * 32}\nbegin [", 11),
    ("revision 1", "rules dark", 3),
    ("seat Bob The King", "seat Alice The King", 11),
    ("revision 1", "first Bob", None),
    ("begin [", "first Bob\nfirst Bob\nbegin [", 12),
    ("begin [00000000]", "first Bob\nbegin [00000000]\nfirst Bob [00000000]", 13),
    ("begin [", "sides tile-devious\nsides tile-devious\nbegin [", 12),
    ("dice none [", "begin [00000000]\ndice none [", 18),
    ("dice 2 2 ", "dice 1 2 ", 12),
    ("dice 3 [", "dice claw [", 16),
    ("draw evacuation-orders ", "draw wings ", 22),
    ("draw evacuation-orders ", "draw evacuation-orders#2 ", 22),
    ("dice 3 [00000000]\n", "", 16),
    ("unfinished [00000000]\n", "", 22),
    ("Bob: keep", "Bill: keep", 13),
    ("Bob: undo [00000000]\n", "", None),
    ("Bob: undo", "Carol: undo", 14),
    ("dice 3 [", "Bob: undo [00000000]\nBob: undo [00000000]\ndice 3 [", 17),
    ("dice none [", "Bob: undo [00000000]\ndice none [", 18),
    ("\n", "\r\n", None),
]

CARD_LINES = [line.split() for line in CARDS.splitlines()]
CARD_NAMES = {int(number): name for number, name, _ in CARD_LINES}
DECKS = {deck: {name for _, name, decks in CARD_LINES if decks in (deck, "both")} for deck in ("classic", "dark")}
TILES = [tuple(line.split()) for line in PAIRS.splitlines()]


# The derivation


def commitment_of(secret):
    return hashlib.sha256(secret).digest()


def daily_secret(day):
    return hashlib.sha256(b"kaiju-daily-1" + day.to_bytes(8, "big")).digest()


def key_of(secret, contributions):
    """The key of the stream. `contributions` has one item per seat, None for a seat that added nothing."""
    message = b"kaiju-dice-1"
    for contribution in contributions:
        message += b"\x00" if contribution is None else b"\x01" + contribution
    return hmac.new(secret, message, hashlib.sha256).digest()


def block(key, sequence, counter):
    return hmac.new(key, sequence.to_bytes(8, "big") + counter.to_bytes(4, "big"), hashlib.sha256).digest()


def stream(key, sequence):
    for counter in range(2**32):
        yield from block(key, sequence, counter)


def dice(key, sequence, count):
    """The faces of `count` dice, in the order of rolling."""
    usable = (byte for byte in stream(key, sequence) if byte < 252)
    return [FACES[next(usable) % 6] for _ in range(count)]


def draw(key, sequence, deck):
    """The card drawn from a deck that is not empty."""
    names = (CARD_NAMES.get(byte % 128) for byte in stream(key, sequence))
    return next(name for name in names if name in deck)


def first(key, sequence, seats):
    """The seat that starts, from 0."""
    limit = 256 - 256 % seats
    return next(byte for byte in stream(key, sequence) if byte < limit) % seats


def sides(key, sequence):
    """The sides that are up: first those that come first in their pair, then the others."""
    up = [byte % 2 for byte, _ in zip(stream(key, sequence), TILES)]
    return [pair[side] for side in (0, 1) for pair, chosen in zip(TILES, up) if chosen == side]


# Records


class Fault(Exception):
    """A fault in a record, with its line, starting at 1."""

    def __init__(self, line, text):
        super().__init__(text)
        self.line = line


class Header:
    """The header of a record, as far as it concerns chance."""

    def __init__(self, lines):
        if lines[0] != "kaiju-record 1":
            raise Fault(1, "the first line is not `kaiju-record 1`: this is not a record, or one of another version")
        self.seats, self.given, once, position = [], {}, {}, []
        for number, line in enumerate(lines, 1):
            word, _, rest = line.partition(" ")
            if word == "begin":
                self.begin = number
                break
            if word == "seat":
                self.seats.append(rest.partition(" ")[0])
            elif word == "contribution":
                name, _, digits = rest.partition(" ")
                if name not in self.seats or name in self.given:
                    raise Fault(number, f"{name!r} has no seat above this line, or has contributed twice")
                self.given[name] = unhex(number, digits)
            elif word == "position":
                position.append(rest)
            elif word in ("rules", "first", "sides", "commitment", "secret", "daily"):
                if word in once:
                    raise Fault(number, f"there is a second line `{word}`")
                once[word] = (number, rest)
        else:
            raise Fault(len(lines), "there is no line `begin`")
        for word in ("rules", "commitment", "secret"):
            if word not in once:
                raise Fault(self.begin, f"there is no line `{word}` above, so chance cannot be checked")
        if not 2 <= len(self.seats) <= 6 or len(set(self.seats)) < len(self.seats):
            raise Fault(self.begin, "there are not 2 to 6 seats with different names above")
        secret = unhex(*once["secret"])
        if commitment_of(secret) != unhex(*once["commitment"]):
            raise Fault(once["secret"][0], "the secret does not match the commitment")
        if "daily" in once:
            number, day = once["daily"]
            if not day.isdecimal() or secret != daily_secret(int(day)) or self.given:
                raise Fault(number, "the dice are not those of the daily game of this day")
        self.key = key_of(secret, [self.given.get(name) for name in self.seats])
        preset, *switches = once["rules"][1].split(", ")
        dark = "deck=dark" in switches or preset == "dark" and "deck=classic" not in switches
        self.deck = deck_in(position, DECKS["dark" if dark else "classic"])
        self.reshuffle = "reshuffle_discards=yes" in switches
        self.agreed = once.keys() & {"first", "sides"}


def deck_in(position, deck):
    """The cards that can be drawn in a position: those on its `deck` line, or all that it does not mention."""
    words = {line.partition(" ")[0]: set(re.split("[ ,:;]+", line)) for line in position}
    named = words.pop("deck", None)
    elsewhere = set().union(*words.values())
    return (deck if named is None else named & deck) - elsewhere


def unhex(number, digits):
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise Fault(number, f"{digits!r} is not 64 lowercase hexadecimal digits")
    return bytes.fromhex(digits)


def check(text):
    """Checks a record. Returns the numbers of dice, of draws, and of draws that only the rules can check."""
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    header = Header(lines)
    players = {name + ":" for name in header.seats}
    chooser, choices = None, 0  # The player who chose last, and the number of choices to take back.
    deck, sequence, rolled, drawn, unchecked = set(header.deck), 0, 0, 0, 0
    ended = False
    for number, line in enumerate(lines[header.begin - 1 :], header.begin):
        if ended:
            raise Fault(number, "there is a line after the end")
        if not re.fullmatch(r".+ \[[0-9a-f]{8}\]", line):
            raise Fault(number, "the line does not end with a digest")
        line = line[:-11]
        word, *rest = line.split(" ")
        if line == "begin" and number == header.begin:
            continue
        if word in players:
            if word != chooser:
                chooser, choices = word, 0
            choices += -1 if rest == ["undo"] else 1
            if choices < 0:
                raise Fault(number, f"{line!r} takes back a choice of another player, chance, or nothing")
            continue
        chooser = None
        if word == "over" or line == "unfinished":
            ended = True
            continue
        if word in header.agreed:
            raise Fault(number, f"{line!r} is impossible: the players have agreed on it, as a line `{word}` above says")
        if word == "dice":
            count = 0 if rest == ["none"] else len(rest)
            faces = sorted(dice(header.key, sequence, count), key=FACES.index)
            right = faces or ["none"]
            rolled += count
        elif word == "draw":
            if deck:
                right = [draw(header.key, sequence, deck)]
                deck.remove(right[0])
            elif header.reshuffle and len(rest) == 1 and rest[0] in header.deck:
                right = rest  # The discards were reshuffled; only the rules know which.
                unchecked += 1
            else:
                raise Fault(number, f"{line!r} is impossible: every card of the deck was drawn before")
            drawn += 1
        elif word == "first":
            right = [header.seats[first(header.key, sequence, len(header.seats))]]
            drawn += 1
        elif word == "sides":
            right = sides(header.key, sequence)
            drawn += 1
        else:
            raise Fault(number, f"{line!r} is neither chance nor a line of a player nor the end")
        if rest != right:
            raise Fault(number, f"{line!r} should be {' '.join([word, *right])!r} (sequence number {sequence})")
        sequence += 1
    if not ended:
        raise Fault(len(lines), "the record is incomplete: its last line is neither `over` nor `unfinished`")
    return rolled, drawn, unchecked


def check_file(name):
    """Checks one file and prints the result. Returns its exit code."""
    try:
        with open(name, "rb") as file:
            data = file.read(LARGEST + 1)
        text = data.decode()
        if len(data) > LARGEST:
            raise OSError(f"it has more than {LARGEST} bytes")
    except (OSError, UnicodeDecodeError) as error:
        print(f"{name}: cannot be read: {error}")
        return 2
    try:
        rolled, drawn, unchecked = check(text)
    except Fault as fault:
        print(f"{name}:{fault.line}: {fault}")
        return 1
    note = f" ({unchecked} of them after a reshuffle, which only the rules can check)" if unchecked else ""
    print(f"{name}: ok, {rolled} dice, {drawn} draws{note}")
    return 0


# Test vectors


def vector(question, given):
    """The answer of one test vector. `given` holds the vectors that are inputs: secret, seats and contributions."""
    word, *rest = question.split(" ")
    secret = bytes.fromhex(given["secret"])
    if word == "commitment":
        return commitment_of(secret).hex()
    contributions = [given.get(f"contribution {seat}") for seat in range(1, int(given["seats"]) + 1)]
    if word == "key-without-contributions":
        contributions = [None for _ in contributions]
    key = key_of(secret, [digits and bytes.fromhex(digits) for digits in contributions])
    if word.startswith("key"):
        return key.hex()
    sequence = int(rest[0])
    if word == "block":
        return block(key, sequence, int(rest[1])).hex()
    if word == "dice":
        return " ".join(dice(key, sequence, int(rest[1])))
    if word == "draw":
        return draw(key, sequence, DECKS.get(rest[2], set(rest[2:])))
    if word == "first":
        return str(first(key, sequence, int(rest[2])) + 1)
    if word == "sides":
        return " ".join(sides(key, sequence))
    raise ValueError(f"no such vector: {question}")


def sample(old, new):
    """The line of the first fault in the changed sample, or None."""
    try:
        check(SAMPLE.replace(old, new))
    except Fault as fault:
        return fault.line
    return None


def self_test():
    """Checks every test vector, and that changes in a record are found. Returns the exit code."""
    given, results = {}, []
    for line in VECTORS.splitlines():
        question, expected = line.split(": ") if ": " in line else line.rsplit(" ", 1)
        if question.split(" ")[0] in ("secret", "seats", "contribution"):
            given[question] = expected
        else:
            results.append((question, expected, vector(question, given)))
    for old, new, line in CHANGES:
        results.append((f"fault with {new!r} for {old!r} in line", line, sample(old, new)))
    wrong = [result for result in results if result[1] != result[2]]
    for what, expected, found in wrong:
        print(f"self-test: {what}: {expected}, not {found}")
    print(f"self-test: {len(results) - len(wrong)} of {len(results)} right")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if not arguments or arguments[0].startswith("-"):
        print("usage: verify_dice.py RECORD... | --self-test", file=sys.stderr)
        return 2
    return max([check_file(name) for name in arguments])


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
