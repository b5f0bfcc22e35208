import { afterAll, beforeAll, expect, test } from "vitest";
import { type BenchEnvironment, startBenchEnvironment } from "../environment/bench-environment.ts";
import { tryStoppedDatabase } from "./stopped-database.ts";

/** Longer than a page is fresh. */
const STOPPED_S = 5;
let environment: BenchEnvironment;
beforeAll(async () => {
  environment = await startBenchEnvironment(0.05);
});
afterAll(() => environment.close());

test("while the database is stopped guests search and read pages, writes are refused for now, and afterwards all is well", async () => {
  const { answers, isWell } = await tryStoppedDatabase(environment, STOPPED_S);
  expect(answers).toEqual({ search: ["200"], page: ["200"], write: ["503, try again"] });
  expect(isWell).toBe(true);
});
