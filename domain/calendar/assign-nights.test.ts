import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { assignNights, type NightOwner, type PlacedEvent, runsOf } from "./assign-nights.ts";

const today = "2027-01-01";
const day = (ahead: number) => addDays(today, ahead);
const window = { from: today, to: day(366) };
const event = (id: string, from: number, to: number, more: Partial<PlacedEvent> = {}): PlacedEvent => ({
  ...{ id, from: day(from), to: day(to), state: "ignored", isOff: false },
  ...more,
});
type Guest = Extract<NightOwner, { kind: "guest" }>["state"];
const guest = (from: number, to: number, state: Guest, stayClaimId = 1) =>
  daysOf({ checkIn: day(from), checkOut: day(to) }).map((night): [Day, NightOwner] => [
    night,
    { kind: "guest", stayClaimId, state },
  ]);
const assign = (events: PlacedEvent[], ...owners: [Day, NightOwner][]) => assignNights(events, new Map(owners), window);

test("an event closes its nights that nobody has, between today and a year ahead", () => {
  expect(assign([event("a", -2, 2), event("b", 365, 370), event("c", 400, 401)])).toEqual([
    { id: "a", state: "applied", closed: [{ from: today, to: day(2) }], waiting: [] },
    { id: "b", state: "applied", closed: [{ from: day(365), to: day(366) }], waiting: [] },
    { id: "c", state: "ignored", closed: [], waiting: [] },
  ]);
});

test("a hold makes an event wait, a booking makes it a conflict, and neither loses a night", () => {
  const [waiting] = assign([event("a", 5, 10)], ...guest(7, 8, "held"));
  expect(waiting).toEqual({
    ...{ id: "a", state: "waiting", waiting: [day(7)] },
    closed: [
      { from: day(5), to: day(7) },
      { from: day(8), to: day(10) },
    ],
  });
  expect(assign([event("a", 5, 10)], ...guest(7, 8, "confirmed"))[0]?.state).toBe("conflict");
});

test("a booking of ours that comes back is ignored; an event that we knew before the booking is a conflict", () => {
  const stay = guest(5, 9, "confirmed");
  expect(assign([event("a", 5, 9), event("b", 6, 8)], ...stay).map(({ state }) => state)).toEqual([
    "ignored",
    "ignored",
  ]);
  expect(assign([event("a", 5, 9, { state: "waiting" })], ...stay)[0]?.state).toBe("conflict");
  expect(assign([event("a", 5, 10)], ...stay)[0]?.state).toBe("conflict");
  expect(assign([event("a", 5, 9)], ...guest(5, 7, "confirmed"), ...guest(7, 9, "confirmed", 2))[0]?.state).toBe(
    "conflict",
  );
});

test("of two events the first has a night, and a block keeps its own", () => {
  const block: [Day, NightOwner] = [day(6), { kind: "block", stayClaimId: 9 }];
  expect(assign([event("a", 5, 7), event("b", 5, 8), event("c", 6, 7)], block)).toEqual([
    { id: "a", state: "applied", closed: [{ from: day(5), to: day(6) }], waiting: [] },
    { id: "b", state: "applied", closed: [{ from: day(7), to: day(8) }], waiting: [] },
    { id: "c", state: "ignored", closed: [], waiting: [] },
  ]);
});

test("a window that the host does not close closes nothing", () => {
  expect(assign([event("a", 0, 3, { isOff: true })])).toEqual([{ id: "a", state: "ignored", closed: [], waiting: [] }]);
});

test("closed nights are those of a simple oracle: wanted by an event, and nobody's", () => {
  const range = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 1, max: 9 }));
  const owned = fc.tuple(
    fc.integer({ min: 0, max: 40 }),
    fc.constantFrom<Guest | "block">("held", "paying", "confirmed", "block"),
  );
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), fc.array(owned, { maxLength: 8 }), (ranges, owners) => {
      const map = new Map<Day, NightOwner>(
        owners.map(([at, kind]) => [
          day(at),
          kind === "block" ? { kind, stayClaimId: 900 + at } : { kind: "guest", stayClaimId: at, state: kind },
        ]),
      );
      const events = ranges.map(([from, nights], at) => event(String(at), from, from + nights, { state: "waiting" }));
      const closed = assignNights(events, map, window).flatMap((each) =>
        each.closed.flatMap(({ from, to }) => daysOf({ checkIn: from, checkOut: to })),
      );
      const wanted = events.flatMap(({ from, to }) => daysOf({ checkIn: from, checkOut: to }));
      const expected = new Set(wanted.filter((night) => night >= today && !map.has(night)));
      expect(closed.toSorted()).toEqual([...expected].toSorted());
    }),
  );
});

test("runs have no gaps", () => {
  expect(runsOf([day(1), day(2), day(4)])).toEqual([
    { from: day(1), to: day(3) },
    { from: day(4), to: day(5) },
  ]);
});
