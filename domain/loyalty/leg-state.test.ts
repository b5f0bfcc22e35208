import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isEndedLeg,
  isLiveLeg,
  isUnfinishedLeg,
  type LegEvent,
  type LegState,
  legEvents,
  legStates,
  nextLegState,
} from "./leg-state.ts";

const events = fc.array(fc.constantFrom(...legEvents), { maxLength: 40 });

function walk(from: LegState, moved: readonly LegEvent[]): LegState[] {
  const path = [from];
  for (const event of moved) path.push(nextLegState(path.at(-1) ?? from, event) ?? path.at(-1) ?? from);
  return path;
}

test("no sequence of events moves a leg that has ended", () => {
  for (const state of legStates.filter(isEndedLeg)) {
    expect(legEvents.map((event) => nextLegState(state, event))).toEqual(legEvents.map(() => null));
  }
});

test("every leg that has not ended can still end", () => {
  for (const state of legStates) {
    const reached = new Set<LegState>([state]);
    for (const from of reached) for (const event of legEvents) reached.add(nextLegState(from, event) ?? from);
    expect([...reached].some(isEndedLeg)).toBe(true);
  }
});

test("points are captured only of a confirmed order, and never both captured and released", () => {
  fc.assert(
    fc.property(events, (moved) => {
      const path = walk("created", moved);
      if (path.includes("captured")) {
        expect(moved).toContain("confirmed");
        expect(path).not.toContain("releasing");
      }
    }),
  );
});

test("a leg that left the cart never becomes live again", () => {
  fc.assert(
    fc.property(events, (moved) => {
      const path = walk("created", moved);
      const left = path.findIndex((state) => !isLiveLeg(state));
      expect(left === -1 || path.slice(left).every((state) => !isLiveLeg(state))).toBe(true);
    }),
  );
});

test("a repeated answer of a partner moves a leg once", () => {
  for (const state of legStates) {
    for (const event of legEvents) {
      const next = nextLegState(state, event);
      if (next) expect(nextLegState(next, event)).toBeNull();
    }
  }
});

type Partner = "none" | "held" | "taken" | "free" | "back";

/** What the partner has when it gives each answer. */
const partnerAfter: Partial<Record<LegEvent, Partner>> = {
  reserved: "held",
  declined: "none",
  captured: "taken",
  "capture-refused": "free",
  released: "free",
  returned: "back",
  "part-returned": "taken",
  "return-refused": "taken",
};

const expectedAtPartner: Partial<Record<LegState, readonly Partner[]>> = {
  reserved: ["held"],
  declined: ["none"],
  captured: ["taken"],
  lost: ["free"],
  released: ["free"],
  returned: ["back"],
  "part-returned": ["taken"],
  refused: ["taken"],
};

test("what a leg says is what its partner has, whatever happens in whatever order", () => {
  fc.assert(
    fc.property(events, (moved) => {
      let [leg, partner]: [LegState, Partner] = ["created", "none"];
      for (const event of moved) {
        const next = nextLegState(leg, event);
        if (!next) continue;
        partner = partnerAfter[event] ?? partner;
        leg = next;
        const expected = expectedAtPartner[leg];
        if (expected) expect(expected).toContain(partner);
        else expect(isUnfinishedLeg(leg)).toBe(true);
      }
    }),
  );
});
