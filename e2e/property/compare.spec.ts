import type { Page } from "@playwright/test";
import { MAX_COMPARED } from "#domain/compare/compared-ids.ts";
import { pagePath, type Surface } from "#domain/page/page-addresses.ts";
import { addressOf } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { desktop, freeProperties, phone, RIYADH, stayQuery } from "../steps/property.ts";
import { cards } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, variants } from "../steps/variants.ts";

const { mabeetSa, tajawalSa } = variants;
const phones = [mabeetSa.arabicPhone, tajawalSa.englishPhone];
const desktops = [tajawalSa.arabicDesktop, mabeetSa.englishDesktop];

test.describe.configure({ timeout: 120_000 });

const DAMMAM = 2;
const surfaceOf = (isPhone: boolean): Surface => (isPhone ? "mobile" : "desktop");
const columns = (page: Page) => page.locator(".compare-names th[scope=col]:not(.compare-corner)");
const row = (page: Page, id: string) => page.locator(`[data-row="${id}"] td`);

/** Four free homes: two of Riyadh and two of another city. */
async function fourHomes(page: Page): Promise<number[]> {
  const elsewhere = { searchCriteria: [{ lookupTypeId: 2, lookupId: [DAMMAM] }] };
  const found = [await freeProperties(page), await freeProperties(page, elsewhere)];
  return found.flatMap((homes) => homes.slice(0, MAX_COMPARED / 2).map(({ id }) => id));
}

for (const { title, site, language, isPhone } of journeyVariants(
  "a guest chooses homes in the results, compares them and changes the choice",
)) {
  const { card, compare: words, compareBar: bar } = wordsOf(language);

  test(title, async ({ page, visit, context }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const results = `/${language}${pagePath("search", surfaceOf(isPhone))}?cityId=${RIYADH}&${stayQuery}`;
    await visit(site, results);
    const choose = (index: number) => cards(page).nth(index).getByRole("button", { name: card.compare.button });
    for (const index of [0, 1, 2]) await choose(index).click();
    await expect(choose(1)).toHaveAttribute("aria-pressed", "true");
    const link = page.getByRole("link", { name: bar.compare({ n: 3 }) });
    await expect(link).toBeVisible();

    const other = await context.newPage();
    await other.goto(addressOf(site, results));
    await expect(other.getByRole("link", { name: bar.compare({ n: 3 }) })).toBeVisible();
    await other.close();

    for (const index of [3, 4]) await choose(index).click();
    await expect(page.getByText(bar.full({ n: MAX_COMPARED }))).toBeVisible();
    await expect(choose(4)).toHaveAttribute("aria-pressed", "false");
    await choose(3).click();
    await link.click();

    await expect(columns(page)).toHaveCount(3);
    await expect(page).toHaveURL(new RegExp(stayQuery));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(row(page, "availability").first()).toContainText(words.availability.free);
    const name = await columns(page).first().innerText();
    await page.getByRole("link", { name: words.removeLabel({ name }) }).click();
    await expect(columns(page)).toHaveCount(2);
    await page.locator("section[aria-labelledby=add-home] li a").first().click();
    await expect(columns(page)).toHaveCount(3);
    await page.goBack();
    await expect(columns(page)).toHaveCount(2);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("COMPARE") ?? "[]").length)).toBe(3);
  });
}

for (const { title, site, language, isPhone } of [
  ...journeyVariants("homes of two cities stand side by side on a phone, and fit on paper", phones),
  ...journeyVariants("homes of two cities stand side by side on a desktop, and fit on paper", desktops),
]) {
  const { compare: words } = wordsOf(language);
  const path = `/${language}${pagePath("compare", surfaceOf(isPhone))}`;

  test(title, async ({ page, visit }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const ids = await fourHomes(page);
    await visit(site, `${path}?ids=${ids.join()}&${stayQuery}&near=24.7136,46.6753&nearName=Office`);
    await expect(columns(page)).toHaveCount(4);
    await expect(row(page, "between").first().locator("li")).toHaveCount(3);
    await expect(page.locator("[data-row=fromPlace] th")).toContainText("Office");
    const seen = await columns(page).evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      }),
    );
    expect(seen.filter(Boolean)).toHaveLength(isPhone ? 2 : 4);
    const label = page.locator("[data-row=price] .compare-label");
    await page.locator(".compare-scroll").evaluate((box) => {
      box.scrollLeft = getComputedStyle(box).direction === "rtl" ? -9999 : 9999;
    });
    await expect(columns(page).last()).toBeInViewport({ ratio: 0.9 });
    // The form above the table leaves its first rows below a phone's window.
    await page.evaluate(() => scrollBy(0, 200));
    await expect(label).toBeInViewport({ ratio: 1 });
    if (!isPhone) {
      await page.locator("[data-row]").last().scrollIntoViewIfNeeded();
      await expect(columns(page).first()).toBeInViewport({ ratio: 1 });
    }

    await test.step("printed it fits upright and sideways, without the page around it", async () => {
      await page.emulateMedia({ media: "print" });
      // A4 less its margins, at 96 pixels an inch.
      for (const [width, height] of [
        [718, 1047],
        [1047, 718],
      ] as const) {
        await page.setViewportSize({ width, height });
        const table = await page.locator(".compare-table").boundingBox();
        expect(table?.width).toBeLessThanOrEqual(width);
        await expect(columns(page)).toHaveCount(4);
        for (const column of await columns(page).all()) {
          const box = await column.boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= width + 1).toBe(true);
        }
        await expect(page.locator(".compare-label").first()).toBeVisible();
      }
      await expect(page.locator("footer")).toBeHidden();
      await expect(page.getByRole("link", { name: words.remove })).toHaveCount(0);
      const shared = page.locator(".compare-shared dl");
      if ((await shared.count()) > 0) await expect(shared).toBeVisible();
      await page.emulateMedia({ media: null });
    });
  });
}
