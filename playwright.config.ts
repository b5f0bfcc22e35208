import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tools/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/setup/start-product.ts",
  workers: 2,
  fullyParallel: true,
  // A busy machine may keep a page waiting past any patience; what fails three times is a fault.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 7_500 },
  reporter: "list",
  use: {
    trace: "retain-on-failure",
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
});
