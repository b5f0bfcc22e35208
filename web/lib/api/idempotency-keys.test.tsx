import { beforeEach, expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

const keys = createIdempotencyKeys(() => sessionStorage, "ATTEMPT");

beforeEach(() => sessionStorage.clear());

test("an attempt without an answer keeps its key, also after a reload", () => {
  const stored = keys.keysFor({ total: 10 });
  expect(createIdempotencyKeys(() => sessionStorage, "ATTEMPT").keysFor({ total: 10 })).toEqual(stored);
  expect(stored.browserKey).not.toBe(stored.idempotencyKey);
});

test("another payload, and the same payload after an answer, are new attempts", () => {
  const { idempotencyKey: first } = keys.keysFor({ total: 10 });
  const { idempotencyKey: second } = keys.keysFor({ total: 11 });
  keys.clear();
  const { idempotencyKey: third } = keys.keysFor({ total: 11 });
  expect(new Set([first, second, third]).size).toBe(3);
});

test("a foreign value in the storage is not used as a key", () => {
  sessionStorage.setItem("ATTEMPT", '{"key":5,"body":"{\\"total\\":10}"}');
  expect(keys.keysFor({ total: 10 }).idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});
