import { gzipSync } from "node:zlib";
import { addressOf } from "../steps/address.ts";
import { phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

/** The goals are 900 and 110,000; discounts and badges of the day add up to seven elements to each card. */
const limits = { elements: 1_000, bytes: 120_000, compressed: 25_000 };

for (const { site, path } of [
  { site: "mabeet-sa", path: "/ar/chalets/search?cityId=5" },
  { site: "tajawal-ae", path: "/en/chalets/search?cityId=5" },
  { site: "mabeet-sa", path: "/ar/mweb/chalets/search?cityId=5" },
]) {
  test(`the results come as a small page (${site}, ${path})`, async ({ page }) => {
    await page.setViewportSize(phone);
    const answer = await page.goto(addressOf(site, path));
    const html = (await answer?.body()) ?? Buffer.alloc(0);
    const elements = await page.locator("*").count();
    await expect(page.locator('[data-island="pending"]').first()).toBeAttached();
    expect(elements).toBeLessThanOrEqual(limits.elements);
    expect(html.length).toBeLessThanOrEqual(limits.bytes);
    expect(gzipSync(html).length).toBeLessThanOrEqual(limits.compressed);
  });
}
