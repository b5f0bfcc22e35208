import { addressOf } from "../steps/address.ts";
import { expect, test } from "../steps/test.ts";

const SMALLEST = { width: 320, height: 568 };

test.describe("on a first visit", () => {
  test.use({ consent: null, viewport: SMALLEST });

  test("city, dates and Search are in the first view of the smallest phone, beside the question about privacy", async ({
    page,
    visit,
  }) => {
    for (const path of ["/ar/chalets-home", "/ar/mweb/home", "/en/chalets-home", "/en/mweb/chalets/home"]) {
      await test.step(path, async () => {
        await visit("mabeet-sa", path);
        await expect(page.getByRole("region", { name: /^(خيار الخصوصية|Privacy choice)$/ })).toBeVisible();
        const isFree = await page.locator("#search button[type=submit]").evaluate((button) => {
          const { x, width, top, bottom } = button.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(x + width / 2, y)));
        });
        expect(isFree).toBe(true);
        for (const answer of await page.locator(".consent-banner button").all()) {
          const box = await answer.boundingBox();
          expect([(box?.height ?? 0) >= 44, (box?.y ?? 0) + (box?.height ?? 0) <= SMALLEST.height]).toEqual([
            true,
            true,
          ]);
        }
      });
    }
  });
});

test("city, dates and Search are in the first view above the bar of a phone and on a desktop", async ({
  page,
  visit,
}) => {
  for (const [size, path] of [
    [SMALLEST, "/ar/mweb/home"],
    [{ width: 1280, height: 720 }, "/ar/chalets-home"],
  ] as const) {
    await page.setViewportSize(size);
    await visit("tajawal-ae", path);
    const bar = page.locator("[data-bottom-bar]");
    const bottom = (await bar.count()) > 0 ? ((await bar.boundingBox())?.y ?? 0) : size.height;
    const { y = 0, height = 0 } = (await page.locator("#search button[type=submit]").boundingBox()) ?? {};
    expect(y + height, path).toBeLessThanOrEqual(bottom);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages fit their window before fonts have come, and results show one search form", async ({ page }) => {
    await page.route(/\.woff2$/, () => {});
    for (const [language, other] of [
      ["ar", "English"],
      ["en", "العربية"],
    ] as const) {
      await test.step(`the front page is no wider than the smallest phone (${language})`, async () => {
        await page.setViewportSize(SMALLEST);
        await page.goto(addressOf("mabeet-sa", `/${language}/chalets-home`), { waitUntil: "domcontentloaded" });
        const end = await page.getByRole("banner").getByRole("link", { name: other }).boundingBox();
        expect(end?.x).toBeGreaterThanOrEqual(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST.width);
      });
    }
    for (const width of [390, 1280]) {
      await test.step(`a link of the results shows one search form and hides itself at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf("mabeet-sa", "/ar/chalets/search?cityId=5"), { waitUntil: "domcontentloaded" });
        const edit = page.getByRole("link", { name: /^تعديل البحث/ });
        await edit.click();
        const form = page.getByRole("form", { name: "البحث عن شاليه" });
        await expect(form.getByText("الوجهة", { exact: true }).filter({ visible: true })).toHaveCount(1);
        await expect(edit).toBeHidden();
      });
    }
    await test.step("the panel of filters opens", async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(addressOf("mabeet-sa", "/ar/mweb/chalets/search?cityId=5"), { waitUntil: "domcontentloaded" });
      await page.getByRole("link", { name: /^تصفية/ }).click();
      await expect(page.locator("#filters input[name=amenities]").first()).toBeVisible();
    });
  });
});
