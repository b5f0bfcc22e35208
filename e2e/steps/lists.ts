import type { Locator, Page } from "@playwright/test";
import { wordsOf } from "./booking.ts";
import { expect } from "./test.ts";
import type { Variant } from "./variants.ts";

/** Presses the hearts of the first two homes of a page, puts both into a new list, and opens it. Returns their ids. */
export async function saveTwoToNewList(page: Page, { language }: Variant, name: string): Promise<[string, string]> {
  const { card, lists: words } = wordsOf(language);
  const homes = page.locator("article[data-property]");
  const sheet = page.getByRole("dialog", { name: words.choose });
  const box = sheet.getByRole("checkbox", { name: new RegExp(name) });
  const idAt = async (index: number) => (await homes.nth(index).getAttribute("data-property")) ?? "";
  const ids: [string, string] = [await idAt(0), await idAt(1)];

  await homes.nth(0).locator("button.card-save").click();
  await page.getByRole("button", { name: card.saved.change }).click();
  await sheet.getByLabel(words.newName).fill(name);
  await sheet.getByRole("button", { name: words.create }).click();
  await expect(box).toBeChecked();
  await sheet.getByRole("button", { name: words.done }).click();

  await homes.nth(1).locator("button.card-save").click();
  await page.getByRole("button", { name: card.saved.change }).click();
  await box.check();
  await sheet.getByRole("link", { name: words.see }).click();
  await listLink(page, { language }, name).click();
  await expect(page.locator(`main article[data-property="${ids[0]}"]`)).toBeVisible();
  return ids;
}

/** The link to a list on the page of one's own lists. */
export function listLink(page: Page, { language }: Pick<Variant, "language">, name: string): Locator {
  const { lists: words } = wordsOf(language);
  return page.getByRole("navigation", { name: words.nav }).getByRole("link", { name: new RegExp(name) });
}

export async function writeNote(page: Page, { language }: Variant, note: string): Promise<void> {
  const { note: words } = wordsOf(language).lists;
  await page.getByRole("button", { name: words.add }).first().click();
  await page.getByLabel(words.label).fill(note);
  await page.getByRole("button", { name: words.save }).click();
}

/** Creates the link of the open list; the dialog stays open. Returns its path. */
export async function shareOpenList(page: Page, { language }: Variant): Promise<string> {
  const { lists: words } = wordsOf(language);
  const dialog = shareDialog(page, { language });
  await page.getByRole("button", { name: words.actions.share, exact: true }).click();
  await dialog.getByRole("button", { name: words.share.create }).click();
  const link = await dialog.getByLabel(words.share.link).inputValue();
  const whatsapp = await dialog.getByRole("link", { name: words.share.whatsapp }).getAttribute("href");
  expect(decodeURIComponent(whatsapp ?? "")).toContain(link);
  return new URL(link).pathname;
}

export function shareDialog(page: Page, { language }: Pick<Variant, "language">): Locator {
  return page.getByRole("dialog", { name: wordsOf(language).lists.share.title });
}

/** The button with which a friend votes for a home of a shared list. */
export function voteButton(page: Page, id: string): Locator {
  return page.locator("li", { has: page.locator(`article[data-property="${id}"]`) }).locator("form button");
}
