import { expect, test } from "vitest";
import { refusalOf } from "./fair-share.ts";

const LIMIT = 8;
const decide = (network: string, inFlight: Record<string, number>) =>
  refusalOf(network, new Map(Object.entries(inFlight)), LIMIT);
const crowd = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`guest-${n}`, 1]));

test("below the limit nobody is refused, also a network that has it all", () => {
  expect(decide("a", { a: 7 })).toBeNull();
  expect(decide("new", crowd(7))).toBeNull();
});

test("a network that has used up the limit is refused by its own limit, and others still get in", () => {
  expect(decide("flood", { flood: 8 })).toBe(429);
  for (let own = 0; own < LIMIT / 2; own++) expect(decide("guest", { flood: 16, guest: own })).toBeNull();
  expect(decide("guest", { flood: 16, guest: 4 })).toBe(429);
  expect(decide("flood", { flood: 4, guest: 4 })).toBe(429);
});

test("several networks that flood leave others their share", () => {
  expect(decide("guest", { a: 6, b: 6, c: 6 })).toBeNull();
  expect(decide("a", { a: 6, b: 6, c: 6 })).toBe(429);
});

test("a crowd of many networks is refused because the process is full", () => {
  expect(decide("new", crowd(8))).toBe(503);
  expect(decide("guest-0", crowd(8))).toBe(503);
});
