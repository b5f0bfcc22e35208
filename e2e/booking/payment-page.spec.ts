import type { Page } from "@playwright/test";
import { openPayment } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

/**
 * High enough to show what is below the gateway's frame, because only shifts inside the viewport are reported; lower
 * than the page without its footer, because a higher viewport shows the footer while the document is still loading.
 */
const windows = [
  { width: 320, height: 1_800 },
  { width: 390, height: 1_800 },
  { width: 1280, height: 1_200 },
];

/** Collects every layout shift of the page. */
async function keepMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRectReadOnly }[] };
    const describe = ({ value, sources }: Shift) => ({
      value,
      moved: sources.map(({ node, previousRect }) => `${node?.textContent?.slice(0, 40)} from ${previousRect.top}`),
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) moves.push(describe(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function movesOf(page: Page): Promise<unknown[]> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  return page.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
}

/** Collects the origins of all scripts of the page itself, not of its frames. */
function collectScripts(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame())
      origins.add(new URL(request.url()).origin);
  });
  return origins;
}

for (const { title, ...variant } of journeyVariants(
  "nothing on the payment page moves while the gateway's fields come, and only our own scripts run beside them",
)) {
  test(title, async ({ page, visit }) => {
    const scripts = collectScripts(page);
    await openPayment(page, visit, variant);
    await keepMoves(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.reload();
      await hydrate(page);
      await page.frameLocator("iframe").locator("#number").waitFor();
      expect.soft(await movesOf(page), `at ${size.width} px`).toEqual([]);
    }
    expect([...scripts]).toEqual([new URL(page.url()).origin]);
    const gateway = new URL((await page.locator("iframe").getAttribute("src")) ?? "").origin;
    const headers = await page.evaluate(async () => Object.fromEntries((await fetch(location.href)).headers));
    expect(headers["content-security-policy"]).toContain(`frame-src ${gateway};`);
    expect(headers["cache-control"]).toBe("no-store");
  });
}
