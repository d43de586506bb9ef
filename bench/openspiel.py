#!/usr/bin/env python3
"""How fast a well-known library searches, beside our own search.

Run it from the project's root:

    python3 bench/openspiel.py

It installs open_spiel from the Python registry into target/openspiel (nothing
else is touched), measures its C++ searches on hearts and connect four, then
runs `cargo bench -p tortuga-bots` in the same breath. Simulations have random
rollouts to the end on both sides.
"""

import pathlib
import subprocess
import sys
import time
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = ROOT / "target" / "openspiel"
VERSION = "open_spiel==2.0.2"
SIMULATIONS = 10_000
ROUNDS = 5


def main():
    if "--measure" in sys.argv:
        measure()
        return
    python = install()
    subprocess.run([python, __file__, "--measure"], check=True)
    bench = ["cargo", "bench", "-p", "tortuga-bots", "--bench", "search"]
    subprocess.run(bench, cwd=ROOT, check=True)


def install():
    """A Python of its own, with open_spiel in it."""
    folder = "Scripts" if sys.platform == "win32" else "bin"
    python = HOME / folder / "python"
    if not python.exists():
        print(f"installing {VERSION} into {HOME.relative_to(ROOT)}", flush=True)
        venv.create(HOME, with_pip=True)
    wanted = [python, "-m", "pip", "install", "--quiet", VERSION]
    subprocess.run(wanted, check=True)
    return python


def measure():
    import pyspiel

    print(f"{'OpenSpiel, C++, one thread':<32} {'simulations/s':>14}")
    hearts = first_decision(pyspiel, "hearts")
    report("hearts, ISMCTS", lambda seed: ismcts(pyspiel, hearts, seed))
    connect_four = pyspiel.load_game("connect_four").new_initial_state()
    report("connect four, MCTS", lambda seed: mcts(pyspiel, connect_four, seed))
    print(flush=True)


def first_decision(pyspiel, name):
    """The first position in which somebody has a choice, after a fixed deal."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        legal = state.legal_actions()
        state.apply_action(legal[7 * len(state.history()) % len(legal)])
    return state


def ismcts(pyspiel, state, seed):
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(
        seed,
        evaluator,
        1.4,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    bot.step(state)


def mcts(pyspiel, state, seed):
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(
        state.get_game(),
        evaluator,
        1.4,
        SIMULATIONS,
        1000,
        False,
        seed,
        False,
    )
    bot.step(state)


def report(name, search):
    """The median of a few searches."""
    figures = []
    for seed in range(ROUNDS):
        begin = time.perf_counter()
        search(seed)
        figures.append(SIMULATIONS / (time.perf_counter() - begin))
    print(f"{name:<32} {sorted(figures)[ROUNDS // 2]:>14,.0f}")


if __name__ == "__main__":
    main()
