import { afterAll, expect } from "vitest";
import { takeLockViolations } from "./checks/lock-order.ts";
import { closeApps } from "./servers/test-app.ts";
import { forgetDatabase } from "./servers/test-database.ts";

// Runs before every test file, in a worker that keeps its modules: nothing of one file may reach the next.
forgetDatabase();
afterAll(closeApps);
afterAll(() =>
  expect(takeLockViolations(), "locks in another order than docs/decisions/39-one-lock-order.md").toEqual([]),
);
