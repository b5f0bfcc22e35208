import type { Page } from "@playwright/test";
import { gatewayFields, openPayment } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { gatewayAddress } from "../steps/payment-gateway.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

/**
 * High enough to show what is below the card fields, because only shifts inside the viewport are reported; lower
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

type ScriptOrigins = { page: Set<string>; fields: Set<string> };

/** Collects the origins of all scripts of the page itself, and of our page with the card fields in it. */
function collectScripts(page: Page): ScriptOrigins {
  const origins: ScriptOrigins = { page: new Set(), fields: new Set() };
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    const frame = request.frame();
    const { origin } = new URL(request.url());
    if (frame === page.mainFrame()) origins.page.add(origin);
    else if (frame.parentFrame() === page.mainFrame()) origins.fields.add(origin);
  });
  return origins;
}

/** The policy of a page, by directive. */
function policyOf(headers: Record<string, string>): Record<string, string> {
  const directives = (headers["content-security-policy"] ?? "").split("; ");
  return Object.fromEntries(directives.map((each) => [each.split(" ", 1)[0], each.slice(each.indexOf(" ") + 1)]));
}

for (const { title, ...variant } of journeyVariants(
  "nothing on the payment page moves while the card fields come, and only our own scripts run beside them",
)) {
  test(title, async ({ page, visit }) => {
    const scripts = collectScripts(page);
    await openPayment(page, visit, variant);
    await keepMoves(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.reload();
      await hydrate(page);
      await gatewayFields(page).locator("#number").waitFor();
      expect.soft(await movesOf(page), `at ${size.width} px`).toEqual([]);
    }
    const fieldsUrl = (await page.locator("iframe").getAttribute("src")) ?? "";
    const fields = new URL(fieldsUrl).origin;
    expect(fields).not.toBe(new URL(page.url()).origin);
    // Of the page with the card fields only the gateway's script is foreign, and it runs nowhere else.
    expect([...scripts.page]).toEqual([new URL(page.url()).origin]);
    expect(scripts.fields).toEqual(new Set([fields, gatewayAddress("")]));
    const headers = await page.evaluate(async () => Object.fromEntries((await fetch(location.href)).headers));
    expect(policyOf(headers)["frame-src"]).toBe(fields);
    expect(headers["cache-control"]).toBe("no-store");
    const fieldsHeaders = (await page.request.get(fieldsUrl)).headers();
    expect(policyOf(fieldsHeaders)).toMatchObject({
      "default-src": "'none'",
      "script-src": expect.stringMatching(/^'nonce-[^']+' \S+$/),
      "frame-src": gatewayAddress(""),
      "connect-src": gatewayAddress(""),
      "form-action": "'none'",
    });
    expect(policyOf(fieldsHeaders)["frame-ancestors"]?.split(" ")).toContain("http://mabeet-sa.localhost:*");
    expect(fieldsHeaders["cache-control"]).toBe("no-store");
  });
}
