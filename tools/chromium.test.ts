import { expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

test("a browser named by CHROMIUM_PATH is taken", async () => {
  expect(await findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test("a browser that is not where CHROMIUM_PATH says is told in one sentence", async () => {
  await expect(findChromium({ CHROMIUM_PATH: "/no/such/browser" })).rejects.toThrow(
    "CHROMIUM_PATH names /no/such/browser, but there is no such file: correct it or unset it.",
  );
});
