import { beforeEach, expect, test } from "vitest";
import { createTries } from "./tries.ts";

const tries = createTries(() => sessionStorage, "TRY");

beforeEach(() => sessionStorage.clear());

test("a try without an answer keeps its key, also after a reload", () => {
  const key = tries.keyOf({ total: 10 });
  expect(createTries(() => sessionStorage, "TRY").keyOf({ total: 10 })).toBe(key);
});

test("another wish, and the same wish after an answer, are new tries", () => {
  const first = tries.keyOf({ total: 10 });
  const second = tries.keyOf({ total: 11 });
  tries.settle();
  const third = tries.keyOf({ total: 11 });
  expect(new Set([first, second, third]).size).toBe(3);
});

test("what another hand wrote into the storage is no key", () => {
  sessionStorage.setItem("TRY", '{"key":5,"body":"{\\"total\\":10}"}');
  expect(tries.keyOf({ total: 10 })).toMatch(/^[0-9a-f-]{36}$/);
});
