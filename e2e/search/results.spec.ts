import {
  ADVANCED,
  afterChange,
  cards,
  desktop,
  phone,
  prices,
  properties,
  sortOnDesktop,
  sortOnPhone,
  words,
} from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { testMatrix } from "../steps/variants.ts";

for (const { language, site } of testMatrix.arabicDesktop) {
  test(`Back, Forward, reload and a shared link show what a guest saw (${site}, ${language})`, async ({
    page,
    visit,
    context,
  }) => {
    await page.setViewportSize(desktop);
    await visit(site, `/${language}/chalets/search?cityId=5`);
    const recommended = await properties(page);
    await sortOnDesktop(page, language, words[language].price);
    await expect(page).toHaveURL(/sortBy=price-asc/);
    const cheapest = await afterChange(page, recommended);

    await page.getByRole("link", { name: /^(Page|الصفحة) 2$/ }).click();
    await expect(page).toHaveURL(/sortBy=price-asc&pageNo=2/);
    await afterChange(page, cheapest);
    await page.goBack();
    await expect.poll(() => properties(page)).toEqual(cheapest);
    await page.goBack();
    await expect(page).not.toHaveURL(/sortBy/);
    await expect.poll(() => properties(page)).toEqual(recommended);
    await page.goForward();
    await expect.poll(() => properties(page)).toEqual(cheapest);
    await page.reload();
    expect(await properties(page)).toEqual(cheapest);

    const friend = await context.newPage();
    await friend.goto(page.url());
    expect(await properties(friend)).toEqual(cheapest);
  });
}

for (const { language, site } of testMatrix.englishDesktop) {
  test(`another order leads to its first page (${site}, ${language})`, async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    await visit(site, `/${language}/chalets/search?cityId=5&pageNo=2`);
    await sortOnDesktop(page, language, words[language].rating);
    await expect(page).toHaveURL(/sortBy=rating-desc$/);
  });
}

for (const { language, site } of testMatrix.arabicPhone) {
  test(`a guest on a phone comes back to the very card, with every page there (${site}, ${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(phone);
    await visit(site, `/${language}/mweb/chalets/search?cityId=5`);
    await expect(cards(page)).toHaveCount(10);
    for (const count of [20, 30]) {
      await page.getByRole("link", { name: words[language].more }).click();
      await expect(cards(page)).toHaveCount(count);
      await expect(page).toHaveURL(new RegExp(`pageNo=${count / 10}`));
    }
    const seen = await properties(page);
    expect(new Set(seen).size).toBe(30);
    await cards(page).nth(21).getByRole("heading").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(3000);
    await cards(page).nth(21).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/chalet\/details\/\d+/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(30);
    expect(await properties(page)).toEqual(seen);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50);
  });
}

for (const { language, site } of testMatrix.englishPhone) {
  test(`the language changes midway and everything else stays (${site}, ${language})`, async ({ page, visit }) => {
    const other = language === "ar" ? "en" : "ar";
    await page.setViewportSize(phone);
    await visit(site, `/${language}/mweb/chalets/search?cityId=5&sortBy=price-asc&pageNo=2`);
    await expect(cards(page)).toHaveCount(20);
    const seen = await properties(page);
    await page.locator(`header a[hreflang=${other}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(new RegExp(`/${other}/mweb/chalets/search\\?cityId=5&sortBy=price-asc&pageNo=2`));
    await expect(page.getByRole("link", { name: words[other].more })).toBeVisible();
    expect(await properties(page)).toEqual(seen);
  });
}

test("a link to page 3 brings pages 1 to 3 on a phone, also on a desktop address", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5&pageNo=3");
  await expect(cards(page)).toHaveCount(30);
  const seen = await properties(page);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&pageNo=3");
  await expect(cards(page)).toHaveCount(30);
  expect(await properties(page)).toEqual(seen);
});

test("after two quick choices only the answer to the last one is shown", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit("mabeet-sa", "/en/chalets/search?cityId=5");
  const recommended = await properties(page);
  let held: (() => void) | undefined;
  await page.route(ADVANCED, async (route) => {
    if (route.request().postDataJSON().sortBy === "price") await new Promise<void>((resolve) => (held = resolve));
    await route.continue().catch(() => undefined);
  });
  await sortOnDesktop(page, "en", words.en.price);
  await expect.poll(() => held !== undefined).toBe(true);
  await expect(page.locator("[aria-busy=true]").first()).toBeAttached();
  await sortOnDesktop(page, "en", words.en.rating);
  await expect(page).toHaveURL(/sortBy=rating-desc/);
  const rated = await afterChange(page, recommended);
  held?.();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/sortBy=rating-desc/);
  expect(await properties(page)).toEqual(rated);
  await expect(page.getByLabel(words.en.sort)).toHaveValue("rating-desc");
});

test("a sort replaces a page that is still loading, and nothing is loaded during a sort", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/en/mweb/chalets/search?cityId=5");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(ADVANCED, async (route) => {
    asked += 1;
    if (route.request().postDataJSON().pageNo === 2) await held;
    await route.continue().catch(() => undefined);
  });
  const first = await properties(page);
  await page.getByRole("link", { name: words.en.more }).click();
  await expect.poll(() => asked).toBe(1);
  await sortOnPhone(page, "en", words.en.price);
  await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
  await afterChange(page, first);
  release();
  await page.waitForTimeout(500);
  await expect(cards(page)).toHaveCount(10);
  const shown = await prices(page);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));

  await page.unroute(ADVANCED);
  let finishSort = () => {};
  const sorting = new Promise<void>((resolve) => (finishSort = resolve));
  await page.route(ADVANCED, async (route) => {
    asked += 1;
    await sorting;
    await route.continue();
  });
  asked = 0;
  await sortOnPhone(page, "en", words.en.rating);
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("link", { name: words.en.more }).click();
  finishSort();
  await expect(page).toHaveURL(/sortBy=rating-desc$/);
  await expect(cards(page)).toHaveCount(10);
  expect(asked).toBe(1);
});
