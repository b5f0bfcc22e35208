import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ListingActor,
  type ListingMove,
  type ListingState,
  listingMoves,
  listingStates,
  stateAfter,
} from "./moves.ts";

const moves = Object.keys(listingMoves) as ListingMove[];
const movesFrom = (state: ListingState | null, actor: ListingActor) =>
  moves.filter((move) => stateAfter(state, move, actor) !== null);
const actors = ["host", "operator", "licence-job"] as const;

test("a closed listing never moves again", () => {
  for (const actor of actors) expect(movesFrom("closed", actor)).toEqual([]);
});

test("nobody but an operator shows a home that was not shown before", () => {
  for (const state of listingStates) {
    for (const move of movesFrom(state, "host")) {
      if (stateAfter(state, move, "host") === "listed") expect([state, move]).toEqual(["paused", "resume"]);
    }
  }
  expect(movesFrom("suspended", "host")).toEqual([]);
});

test("every walk of moves stays among the states, and only listed homes are paused", () => {
  const anyMove = fc.constantFrom(...moves);
  fc.assert(
    fc.property(fc.array(fc.tuple(anyMove, fc.constantFrom(...actors)), { maxLength: 40 }), (walk) => {
      let state: ListingState | null = null;
      for (const [move, actor] of walk) {
        const next: ListingState | null = stateAfter(state, move, actor);
        if (next === null) continue;
        if (move === "pause") expect(state).toBe("listed");
        expect(listingStates).toContain(next);
        state = next;
      }
    }),
  );
});

test("a host who begins reaches a listed home through an operator alone", () => {
  const submitted = stateAfter(stateAfter(null, "begin", "host"), "submit", "host");
  expect(stateAfter(submitted, "approve", "host")).toBe(null);
  expect(stateAfter(submitted, "approve", "operator")).toBe("listed");
});
