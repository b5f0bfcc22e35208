import { expect, test } from "vitest";
import { poolSizeOf, processCount } from "./process-count.ts";

test("`auto` is one process per core", () => {
  expect(processCount({ processes: "auto" }, 6)).toBe(6);
  expect(processCount({ processes: 3 }, 6)).toBe(3);
});

test.each([
  [2, null, 10],
  [16, null, 4],
  [32, null, 1],
  [16, "postgres://db.example/mabeet", 10],
])("%i processes on the database %s have pools of %i", (count, databaseUrl, size) => {
  expect(poolSizeOf({ databasePoolSize: 10, databaseUrl }, count)).toBe(size);
});
