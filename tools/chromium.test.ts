import { expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

test("a browser named by CHROMIUM_PATH is taken", async () => {
  expect(await findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test("a missing file in CHROMIUM_PATH is reported in one sentence", async () => {
  await expect(findChromium({ CHROMIUM_PATH: "/no/such/browser" })).rejects.toThrow(
    "CHROMIUM_PATH is /no/such/browser, but this file does not exist: correct or unset it.",
  );
});
