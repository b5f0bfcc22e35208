import type { Locator, Page } from "@playwright/test";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import {
  chips,
  choices,
  desktop,
  type Language,
  naming,
  phone,
  properties,
  rail,
  settledText,
  words,
} from "../steps/filters.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, variants } from "../steps/variants.ts";

const { mabeetSa, tajawalSa } = variants;
const desktops = [mabeetSa.arabicDesktop, tajawalSa.englishDesktop];
const phones = [mabeetSa.arabicPhone, tajawalSa.englishPhone];

/** Expects the same results after a reload, once the list is stable. */
async function expectSameAfterReload(page: Page): Promise<string> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await settledText(page.locator("h1"));
  const seen = async () => ({ title: await page.locator("h1").innerText(), properties: await properties(page) });
  const found = await seen();
  expect(found.properties.length).toBeGreaterThan(0);
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await seen()).toEqual(found);
  return found.title;
}

for (const { title, site, language } of journeyVariants(
  "on a desktop filters are in the address at once, and Back takes them back",
  desktops,
)) {
  test(title, async ({ page, visit }) => {
    test.slow();
    await page.setViewportSize(desktop);
    await visit(site, `/${language}/chalets/search?cityId=5&sortBy=price-asc`);

    await test.step("one filter of each kind is chosen and survives a reload", async () => {
      for (const { name, choose } of choices) {
        await choose(rail(page), language);
        await expect(page).toHaveURL(naming(name));
        // The chip of a choice moves the rail once its results are there.
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      }
      await expect(chips(page, language)).toHaveCount(choices.length);
      await expectSameAfterReload(page);
      await expect(chips(page, language)).toHaveCount(choices.length);
    });

    await test.step("a chip takes its filter back and gives its focus to the next one", async () => {
      await chips(page, language).nth(1).click();
      await expect(chips(page, language)).toHaveCount(choices.length - 1);
      await expect(chips(page, language).nth(1)).toBeFocused();
      await page.getByRole("link", { name: words[language].clear }).click();
      await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
      await expect(chips(page, language)).toHaveCount(0);
      await page.goBack();
      await expect(chips(page, language)).toHaveCount(choices.length - 1);
      await page.goBack();
      await expect(chips(page, language)).toHaveCount(choices.length);
    });

    await test.step("the ends of a range are moved with the keys and keep the focus", async () => {
      await page.getByRole("link", { name: words[language].clear }).click();
      await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
      const name = `${lazyMessagesOf(language).filters.names.bedCountFilter}: ${words[language].minimum}`;
      const thumb = rail(page).locator(`input[type=range][aria-label="${name}"]`);
      // A key moves the thumb from where it is shown, and the address changes before the page does.
      await expect(thumb).toHaveValue("1");
      await thumb.focus();
      await page.keyboard.press("ArrowUp");
      await expect(page).toHaveURL(/bedCountFilter=2-\d+/);
      await expect(thumb).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
    });
  });
}

for (const { title, site, language } of journeyVariants(
  "on a phone filters are a draft until the guest asks for the results",
  phones,
)) {
  test(title, async ({ page, visit }) => {
    test.slow();
    await page.setViewportSize(phone);
    await visit(site, `/${language}/mweb/chalets/search?cityId=5`);
    const button = page.getByRole("link", { name: words[language].filters });
    const sheet = page.getByRole("dialog");
    const show = sheet.getByRole("button", { name: words[language].show });

    await test.step("Back closes the sheet and forgets the draft", async () => {
      await button.click();
      await expectAccessible(page, "search-filters");
      await boxOf(sheet, 1).check();
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/cityId=5$/);
      await expect(button).toBeFocused();
      await button.click();
      await expect(boxOf(sheet, 1)).not.toBeChecked();
    });

    await test.step("options chosen in the dialog above the sheet join its draft", async () => {
      await page.getByRole("button", { name: amenities[language] }).click();
      const dialog = page.getByRole("dialog", { name: amenities[language] });
      await dialog.locator("input[value='7']").check();
      await dialog.getByRole("button", { name: words[language].apply }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/modals=FILTERS_MODAL$/);
      await expect(boxOf(sheet, 7)).toBeChecked();
    });

    await test.step("the results are as many as the button says, also after a reload", async () => {
      const expected = Number(/\d+/.exec(await settledText(show))?.[0] ?? 1);
      await show.click();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/cityId=5&amenities=7$/);
      const heading = await expectSameAfterReload(page);
      if (expected > 2) expect(heading).toContain(String(expected));
    });
  });
}

const amenities: Record<Language, RegExp> = { ar: /المزايا$/, en: /Amenities$/ };
const boxOf = (sheet: Locator, id: number) => sheet.locator(`input[name=amenities][value='${id}']`);
