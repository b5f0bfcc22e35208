import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tools/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/setup/start-product.ts",
  // One more than the cores of a small machine, because a journey waits for part of its time.
  workers: 3,
  fullyParallel: true,
  // A merge may not wait for somebody to look: one second try, which the last lines of `npm test` name.
  retries: process.env.CI === "true" ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // A trace of every step more than doubles a journey's time; `--trace on` records one while working.
    trace: "on-first-retry",
    // Narrower than the list with its map beside it, which a browser without a graphics card draws slowly.
    viewport: { width: 1200, height: 800 },
    // Journeys load every page from the product; those about the worker allow it.
    serviceWorkers: "block",
    // Animations cost time in every journey; those of shell and date picker keep them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
});
