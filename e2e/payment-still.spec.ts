import type { Page } from "@playwright/test";
import { comeToPay } from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { wake } from "./wake.ts";
import { nameOf, ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

/** Long enough to show what stands below the gateway's frame: what moves out of sight is not told. */
const HEIGHT = 1_800;

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
      // The foot of a page, out of every guest's sight, may come with its last part; what stands by the frame may not.
      const isSeen = ({ sources }: Shift) => sources.some(({ node }) => node && !node.parentElement?.closest("footer"));
      for (const entry of list.getEntries() as Shift[]) if (isSeen(entry)) moves.push(tell(entry));
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
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.reload();
      await wake(page);
      await page.frameLocator("iframe").locator("#number").waitFor();
      expect.soft(await movesOf(page), `at ${width} px`).toEqual([]);
    }
  });
}
