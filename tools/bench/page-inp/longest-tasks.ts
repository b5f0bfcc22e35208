import type { Browser } from "@playwright/test";

const GOAL_MS = 60;
const ROUNDS = 5;
const SETTLE_MS = 3_000;
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const paths = [
  "/ar/chalets-home",
  "/ar/chalets/search?cityId=5",
  "/ar/chalet/details/{property}",
  "/ar/gift-cards",
  "/en/chalets-home",
  "/en/chalets/search?cityId=5",
];

/** Prints the longest task after the first press on a desktop; returns how many pages miss the goal. */
export async function longestTasks(browser: Browser, addressOf: (path: string) => string): Promise<number> {
  const rows = [];
  for (const path of paths) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await tasksAfterPress(browser, addressOf(path)));
    const longest = rounds.map((tasks) => Math.max(0, ...tasks)).toSorted((a, b) => a - b);
    const longestMs = longest[Math.floor(ROUNDS / 2)] as number;
    rows.push({ page: path, longestMs, tasks: rounds.map((tasks) => tasks.join("+")).join(" ") });
  }
  console.table(rows);
  return rows.filter(({ longestMs }) => longestMs > GOAL_MS).length;
}

/** The tasks longer than 50 ms, in ms; browsers report no shorter ones. */
async function tasksAfterPress(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
      }).observe({ type: "longtask" });
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => {
      (globalThis as unknown as { tasks: number[] }).tasks.length = 0;
    });
    await page.mouse.click(5, 600);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.map(Math.round));
  } finally {
    await context.close();
  }
}
