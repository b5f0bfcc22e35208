import { beforeEach, expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

const keys = createIdempotencyKeys(() => sessionStorage, "ATTEMPT");

beforeEach(() => sessionStorage.clear());

test("an attempt without an answer keeps its key, also after a reload", () => {
  const key = keys.keyFor({ total: 10 });
  expect(createIdempotencyKeys(() => sessionStorage, "ATTEMPT").keyFor({ total: 10 })).toBe(key);
});

test("another payload, and the same payload after an answer, are new attempts", () => {
  const first = keys.keyFor({ total: 10 });
  const second = keys.keyFor({ total: 11 });
  keys.clear();
  const third = keys.keyFor({ total: 11 });
  expect(new Set([first, second, third]).size).toBe(3);
});

test("a foreign value in the storage is not used as a key", () => {
  sessionStorage.setItem("ATTEMPT", '{"key":5,"body":"{\\"total\\":10}"}');
  expect(keys.keyFor({ total: 10 })).toMatch(/^[0-9a-f-]{36}$/);
});
