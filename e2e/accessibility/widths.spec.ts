import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { addressOf } from "../steps/address.ts";
import { expect, test } from "../steps/test.ts";
import { cutTexts } from "./cut-texts.ts";

const nextMonth = monthOf(addMonths(todayInRiyadh(new Date()), 1));
const widths = [320, 360, 390, 600, 768, 960, 1024, 1280, 1440, 1920];

const pages = {
  "the front page": [
    ["mabeet-sa", "/ar/chalets-home"],
    ["tajawal-ae", "/en/chalets-home"],
    ["tajawal-kw", "/ar/mweb/chalets/home"],
  ],
  "results and comparison": [
    ["mabeet-ae", "/en/chalets/search?cityId=5"],
    ["tajawal-sa", `/ar/chalets/search?cityId=5&flex=weekends&month=${nextMonth}`],
    ["mabeet-sa", "/ar/compare?ids=1,2,3,4"],
  ],
} as const;

for (const [name, addresses] of Object.entries(pages)) {
  test(`nothing of ${name} is cut or scrolls sideways at any width`, async ({ page }) => {
    for (const [site, path] of addresses) {
      await page.goto(addressOf(site, path), { waitUntil: "domcontentloaded" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Components that measure themselves, such as the map, resize after the window.
        await expect.poll(() => cutTexts(page), `${site}${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test("a long name of a place does not make a comparison scroll sideways", async ({ page }) => {
  const path = `/ar/compare?ids=1,2,3,4&near=24.7,46.6&nearName=${"W".repeat(300)}`;
  await page.goto(addressOf("mabeet-sa", path), { waitUntil: "domcontentloaded" });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(hidden, `at ${width} px`).toBe(0);
  }
});
