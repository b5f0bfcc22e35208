import { afterEach, expect, test } from "vitest";
import { isFullRun } from "#api/testing/checks/few-or-all.ts";
import { type ProductProcess, startProductProcess } from "#server/testing/product-process.ts";
import { GENEROUS, tryDatabaseRestart, tryStop } from "../reliability/restart/restart-trials.ts";

const TIMEOUT_MS = 180_000;
let product: ProductProcess | undefined;

afterEach(async () => {
  if (product?.child.exitCode === null) await product.stop();
});

test("guests are served while the product stops, until it refuses connections", {
  timeout: TIMEOUT_MS,
}, async () => {
  product = await startProductProcess(GENEROUS);
  const trial = await tryStop(product, 100, 1_500);
  expect(trial.dropped).toEqual([]);
  expect(trial.sentWhileStopping).toBeGreaterThan(50);
  expect(trial.exitCode).toBe(0);
});

test.runIf(isFullRun)(
  "a restart of the database ends no process, and everybody is served afterwards",
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    product = await startProductProcess(GENEROUS);
    for (const mode of ["fast", "immediate"] as const) {
      const trial = await tryDatabaseRestart(product, mode, { perSecond: 50, warmMs: 500, afterMs: 1_500 });
      expect(trial.samePid).toBe(true);
      expect(trial.sent).toBeGreaterThan(50);
      expect(trial.faultsAfterwards).toBe(0);
    }
  },
);
