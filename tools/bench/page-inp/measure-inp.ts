import type { Browser, Locator, Page } from "@playwright/test";
import { PHONE } from "../page-weight/measure-weight.ts";

/** A slow phone, as Lighthouse supposes it. */
const SLOWDOWN = 4;
const SETTLE_MS = 3_000;

export type Interaction = {
  name: string;
  path: string;
  /** Opens what the press needs. It is not measured. */
  before?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
};

/** How long the page takes to show the effect of a press, in ms: the slowest event of the press. */
export async function measureInp(browser: Browser, url: string, { before, target }: Interaction): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const presses: number[] = [];
      Object.assign(globalThis, { presses });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) presses.push(entry.duration);
      }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    await before?.(page);
    await page.evaluate(() => {
      (globalThis as unknown as { presses: number[] }).presses.length = 0;
    });
    await target(page).tap();
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { presses: number[] }).presses));
  } finally {
    await context.close();
  }
}
