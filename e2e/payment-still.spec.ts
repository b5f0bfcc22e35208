import type { Page } from "@playwright/test";
import { comeToPay } from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { wake } from "./wake.ts";
import { nameOf, ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

/**
 * High enough to show what stands below the gateway's frame, as what moves out of sight is not told; but not higher than
 * the page without its foot, which a window that is too high keeps at its lower edge while the document is still coming.
 */
const windows = [
  { width: 320, height: 1_800 },
  { width: 390, height: 1_800 },
  { width: 1280, height: 1_200 },
];

/** Keeps every move of the page that nobody asked for. */
async function keepMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRectReadOnly }[] };
    const tell = ({ value, sources }: Shift) => ({
      value,
      moved: sources.map(({ node, previousRect }) => `${node?.textContent?.slice(0, 40)} from ${previousRect.top}`),
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) moves.push(tell(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function movesOf(page: Page): Promise<unknown[]> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  return page.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
}

for (const way of [ways.mabeetSa.arabicPhone, ways.tajawalSa.englishDesk]) {
  test(`nothing on the payment page moves while the gateway's fields come (${nameOf(way)})`, async ({
    page,
    visit,
  }) => {
    await comeToPay(page, visit, way);
    await keepMoves(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.reload();
      await wake(page);
      await page.frameLocator("iframe").locator("#number").waitFor();
      expect.soft(await movesOf(page), `at ${size.width} px`).toEqual([]);
    }
  });
}
