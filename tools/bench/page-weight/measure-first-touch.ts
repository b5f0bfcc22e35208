import type { Browser } from "@playwright/test";
import type { Looked } from "../lighthouse.ts";

/** Tasks below this length are not reported by the browser. */
const SHORTEST_MS = 50;
/** How long the page may work after the first touch. */
const WORK_MS = 2_500;

export type FirstTouch = {
  /** The longest task after the touch in ms; 0 when none was longer than 50. */
  longestTaskMs: number;
  /** The sum of what tasks after the touch took beyond 50 ms each. */
  blockingMs: number;
};

/** Opens a page in a fresh browser as a phone does, waits, and touches a place where nothing is pressed. */
export async function measureFirstTouch(browser: Browser, { url, cookie }: Looked, viewport: object) {
  const context = await browser.newContext({ ...viewport, ...(cookie && { extraHTTPHeaders: { cookie } }) });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: { start: number; duration: number }[] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
      }).observe({ type: "longtask" });
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(WORK_MS);
    const touchedAt = await page.evaluate(() => performance.now());
    await page.touchscreen.tap(5, 300);
    await page.waitForTimeout(WORK_MS);
    const tasks = await page.evaluate(
      (since) =>
        (globalThis as unknown as { longTasks: { start: number; duration: number }[] }).longTasks.filter(
          ({ start }) => start >= since,
        ),
      touchedAt,
    );
    const durations = tasks.map(({ duration }) => duration);
    return {
      longestTaskMs: Math.max(0, ...durations),
      blockingMs: durations.reduce((total, each) => total + each - SHORTEST_MS, 0),
    } satisfies FirstTouch;
  } finally {
    await context.close();
  }
}
