import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { cutTexts } from "../accessibility/cut-texts.ts";
import {
  cards,
  expectConfirmed,
  fillGuest,
  gatewayFields,
  goOnToPay,
  openProperty,
  pressPay,
  reserve,
  typeCard,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const NARROW = { width: 320, height: 640 };
const longEmail = `${"a".repeat(60)}@${"long-name-of-a-company".repeat(2)}.example.test`;

const longName = (language: Language, letters: number) =>
  (language === "ar" ? "عبدالرحمن" : "Abdulrahman").repeat(9).slice(0, letters);

async function writeLongNames(page: Page, { language }: Variant): Promise<void> {
  const words = wordsOf(language);
  await fillGuest(page, language);
  await page.locator("[name=email]").fill(longEmail);
  for (const name of ["firstName", "lastName"]) await page.locator(`[name=${name}]`).fill(longName(language, 60));
  await page.getByRole("button", { name: words.guest.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: words.guest.lastName })).toBeFocused();
  expect(await cutTexts(page)).toEqual([]);
  for (const name of ["firstName", "lastName"]) await page.locator(`[name=${name}]`).fill(longName(language, 50));
}

/** With text of twice its size the price in the bar is whole, and the button is below it. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  const bar = page.locator("[data-bottom-bar]");
  await setSize("200%");
  const price = bar.locator("a[href='#price']");
  expect(await price.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
  const [priceBox, buttonBox] = [await price.boundingBox(), await bar.getByRole("button").boundingBox()];
  expect(buttonBox?.y).toBeGreaterThanOrEqual((priceBox?.y ?? 0) + (priceBox?.height ?? 0));
  await setSize("");
}

for (const { title, ...variant } of journeyVariants(
  "long names, a phone of 320 px and a lost connection end in a booking all the same",
  [variants.tajawalSa.arabicPhone, variants.mabeetSa.englishPhone],
)) {
  test(title, async ({ page, visit, context, browserErrors }) => {
    const { language } = variant;
    const { offline } = messagesOf(language).shell;
    await openProperty(page, visit, variant);
    await page.setViewportSize(NARROW);
    await expectLargeTextFits(page);
    await reserve(page, language);
    await writeLongNames(page, variant);
    await context.setOffline(true);
    await page.getByRole("button", { name: wordsOf(language).guest.submit }).click();
    await expect(page.getByText(offline.notNow)).toBeInViewport();
    await context.setOffline(false);
    await goOnToPay(page, language);
    expect(await cutTexts(page)).toEqual([]);

    await typeCard(page, cards.good);
    await context.setOffline(true);
    await pressPay(page, language);
    await expect(page.getByText(offline.notNow)).toBeInViewport();
    await expect(gatewayFields(page).locator("#number")).toHaveValue(cards.good);
    await context.setOffline(false);
    await pressPay(page, language);
    await expectConfirmed(page, language);
    await hydrate(page);
    await expect(page.getByText(longName(language, 50)).first()).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
    expectOnlyFailedCalls(browserErrors);
  });
}
