import { addressOf } from "../steps/address.ts";
import { expect, test } from "../steps/test.ts";

/** The cumulative layout shift of the page. */
const SHIFTS = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

test.describe("on a first visit", () => {
  test.use({ consent: null, viewport: { width: 320, height: 568 } });
  for (const path of ["/ar/chalets-home", "/ar/mweb/chalets/home", "/en/chalets-home", "/en/mweb/chalets/home"]) {
    test(`the question about privacy leaves the search of ${path} free on the smallest phone`, async ({
      page,
      visit,
    }) => {
      await visit("mabeet-sa", path);
      await expect(page.getByRole("region", { name: /^(خيار الخصوصية|Privacy choice)$/ })).toBeVisible();
      const isFree = await page.locator("#search button[type=submit]").evaluate((button) => {
        const { x, width, top, bottom } = button.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(x + width / 2, y)));
      });
      expect(isFree).toBe(true);
      const answers = page.locator(".consent-banner button");
      for (const answer of await answers.all()) {
        const box = await answer.boundingBox();
        expect([(box?.height ?? 0) >= 44, (box?.y ?? 0) + (box?.height ?? 0) <= 568]).toEqual([true, true]);
      }
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [language, other] of [
    ["ar", "English"],
    ["en", "العربية"],
  ] as const) {
    test(`the home page is no wider than a window of 320, before its fonts have come too (${language})`, async ({
      page,
    }) => {
      const width = 320;
      await page.setViewportSize({ width, height: 800 });
      await page.route(/\.woff2$/, () => {});
      await page.goto(addressOf("mabeet-sa", `/${language}/chalets-home`), { waitUntil: "domcontentloaded" });
      const end = await page.getByRole("banner").getByRole("link", { name: other }).boundingBox();
      expect(end?.x).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  for (const width of [390, 1280]) {
    test(`results lead to one search form at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf("mabeet-sa", "/ar/chalets/search?cityId=5"), { waitUntil: "domcontentloaded" });
      await page.getByRole("link", { name: /^تعديل البحث/ }).click();
      const form = page.getByRole("form", { name: "البحث عن شاليه" });
      await expect(form.getByText("الوجهة", { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole("link", { name: /^تعديل البحث/ })).toBeHidden();
      await form.locator("input[name=where]").fill("جدة");
      await form.getByRole("button", { name: "بحث" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("جدة");
    });
  }
});

test("a hidden map stays hidden without a layout shift", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(SHIFTS);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  await page.getByRole("button", { name: "إخفاء الخريطة" }).click();
  await expect(page.locator(".map-column")).toHaveCount(0);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  await expect(page.getByRole("button", { name: "عرض الخريطة" })).toBeVisible();
  expect(await page.evaluate("window.moved")).toBeLessThanOrEqual(0.02);
  await page.getByRole("button", { name: "عرض الخريطة" }).click();
  await expect(page.locator(".map-column")).toBeVisible();
});

test("without a connection the language and the currency stay, and the page says why", async ({
  page,
  visit,
  context,
  browserErrors,
}) => {
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.getByText("حاول مرة أخرى عند عودة الاتصال")).toBeVisible();
  const currency = page.getByRole("combobox", { name: "العملة" });
  await currency.selectOption("AED");
  await expect(currency).toHaveValue("SAR");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("الرياض");
  await context.setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Riyadh");
  // Prefetches may fail while there is no connection; nothing else may.
  expect(browserErrors.splice(0).filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("the page says that dates come from the last search, and one press removes them", async ({ page, visit }) => {
  const [checkInDate, checkOutDate] = [20, 23].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const kept = JSON.stringify({ cityId: 5, checkInDate, checkOutDate });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem("was")) localStorage.setItem("SEARCH_BOX_STATE", text);
    sessionStorage.setItem("was", "here");
  }, kept);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=1");
  await expect(page.getByText("نعرض آخر تواريخ اخترتها")).toBeVisible();
  await expect(page).toHaveURL(/checkIn=/);
  await page.getByRole("status").getByRole("button", { name: "مسح" }).click();
  await expect(page).not.toHaveURL(/checkIn=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("جدة");
});
