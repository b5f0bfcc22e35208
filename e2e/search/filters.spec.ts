import type { Page } from "@playwright/test";
import { lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import {
  chips,
  desktop,
  groups,
  languages,
  naming,
  phone,
  properties,
  rail,
  settledText,
  words,
} from "../steps/filters.ts";
import { expect, test } from "../steps/test.ts";
import { isFull, pairAt } from "../steps/variants.ts";

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

for (const [position, { kind, choices }] of groups.entries()) {
  const names = choices.map(({ name }) => name).join(", ");

  for (const { language } of pairAt(position).filter(({ isPhone }) => !isPhone)) {
    test(`on a desktop ${kind} are in the address at once and survive a reload (${language}): ${names}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(desktop);
      await visit(words[language].site, `/${language}/chalets/search?cityId=5`);
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
  }

  for (const { language } of pairAt(position).filter(({ isPhone }) => isPhone)) {
    test(`on a phone ${kind} are a draft until the guest asks for the results (${language}): ${names}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(phone);
      await visit(words[language].site, `/${language}/mweb/chalets/search?cityId=5`);
      await page.getByRole("link", { name: words[language].filters }).click();
      const sheet = page.getByRole("dialog");
      for (const { choose } of choices) await choose(sheet, language);
      await expect(page).toHaveURL(/modals=FILTERS_MODAL$/);
      const show = sheet.getByRole("button", { name: words[language].show });
      const expected = Number(/\d+/.exec(await settledText(show))?.[0] ?? 1);
      await show.click();
      await expect(sheet).toHaveCount(0);
      for (const { name } of choices) await expect(page).toHaveURL(naming(name));
      const title = await expectSameAfterReload(page);
      if (expected > 2) expect(title).toContain(String(expected));
    });
  }
}

/** The language of the test at this position; all variants run both. */
const languagesAt = (position: number) => languages.filter((_, place) => isFull || place === position % 2);

for (const language of languagesAt(0)) {
  test(`chips take filters back one by one, all at once, and Back brings them again (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(desktop);
    await visit(
      words[language].site,
      `/${language}/chalets/search?cityId=5&amenities=1,5&priceFilter=400-&sortBy=price-asc`,
    );
    await expect(chips(page, language)).toHaveCount(3);
    await chips(page, language).nth(1).click();
    await expect(page).toHaveURL(/amenities=5&priceFilter=400-\d+&sortBy=price-asc$/);
    await expect(chips(page, language).nth(1)).toBeFocused();
    await page.getByRole("link", { name: words[language].clear }).click();
    await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
    await expect(chips(page, language)).toHaveCount(0);
    await page.goBack();
    await expect(chips(page, language)).toHaveCount(2);
    await page.goBack();
    await expect(chips(page, language)).toHaveCount(3);
    await expect(rail(page).locator("input[name=amenities][value='1']")).toBeChecked();
  });
}

/** Filters whose options have a dialog of their own. */
const moreDialogs = lookupFilterNames.flatMap((name) => {
  const { moreModal } = lookupFilter(name);
  return moreModal ? [{ name, modal: moreModal }] : [];
});

for (const [position, { name: filter, modal }] of moreDialogs.entries()) {
  for (const language of languagesAt(position)) {
    test(`a link opens all ${filter}, and one can be sought and applied (${language})`, async ({ page, visit }) => {
      await page.setViewportSize(desktop);
      await visit(words[language].site, `/${language}/chalets/search?cityId=5&modals=${modal}`);
      const dialog = page.getByRole("dialog");
      const boxes = dialog.locator(`input[name=${filter}]`);
      await expect(boxes.first()).toBeVisible();
      const all = await boxes.count();
      const label = (await dialog.locator("label:has(input[type=checkbox])").nth(1).innerText()).split("\n")[0] ?? "";
      await dialog.getByRole("searchbox", { name: words[language].seek }).fill(label.replaceAll(" ", "").toUpperCase());
      await expect.poll(() => boxes.count()).toBeLessThan(all);
      await boxes.first().check();
      await dialog.getByRole("button", { name: words[language].apply }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`cityId=5&${filter}=\\d+$`));
      await expect(chips(page, language)).toHaveText([label]);
    });
  }
}
