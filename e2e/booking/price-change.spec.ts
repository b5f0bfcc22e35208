import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { hostRaisesPrice, newCode } from "../steps/background-changes.ts";
import {
  anyProperty,
  applyCode,
  cards,
  expectConfirmed,
  foldPrice,
  openCodes,
  openProperty,
  payButton,
  pressPay,
  submitGuest,
  sumOf,
  total,
  typeCard,
  unfoldPrice,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

/** A city in which no other journey books. */
const JEDDAH = 1;
const newPrice = (page: Page, language: Language) => page.getByRole("dialog", { name: wordsOf(language).pay.changed });
const cancel = (page: Page, language: Language) =>
  newPrice(page, language).getByRole("button", { name: messagesOf(language).ui.cancel });
const goOn = (page: Page, language: Language) =>
  newPrice(page, language).getByRole("button", { name: language === "ar" ? /^المتابعة/ : /^Continue/ });

/** An amount as it is displayed. */
const read = (sum: string | null) =>
  Number(sum).toLocaleString("en", { minimumFractionDigits: 2 }).replace(/\.00$/, "");

/** The price rises after the page showed it and before the guest presses Reserve. Returns the price that was shown. */
async function reserveWhilePriceRises(page: Page, language: Language, propertyId: number): Promise<string | null> {
  const before = await total(page);
  await hostRaisesPrice(propertyId);
  const { button } = wordsOf(language).details.reserve;
  await page.getByRole("button", { name: button }).locator("visible=true").first().click();
  await expect(newPrice(page, language)).toContainText(read(before));
  return before;
}

/** Another tab removes the code of the cart. */
async function removeCodeElsewhere(page: Page, variant: Variant, code: string): Promise<void> {
  const other = await page.context().newPage();
  await other.setViewportSize(page.viewportSize() ?? phone);
  await other.goto(page.url());
  await hydrate(other);
  await unfoldPrice(other, variant);
  const before = await sumOf(other, variant);
  await other.getByRole("button", { name: messagesOf(variant.language).ui.remove({ x: code }) }).click();
  await expect.poll(() => sumOf(other, variant)).not.toBe(before);
  await other.close();
}

for (const { title, ...variant } of journeyVariants(
  "a new price is shown with the old one before anything is held or paid, and may be refused or accepted",
)) {
  const { site, language } = variant;

  test(title, async ({ page, visit, browserErrors }) => {
    const propertyId = await anyProperty(page, site, { cities: [JEDDAH] });
    await openProperty(page, visit, variant, propertyId);
    const before = await reserveWhilePriceRises(page, language, propertyId);
    await cancel(page, language).click();
    await expect(newPrice(page, language)).toBeHidden();
    expect(Number(await total(page))).toBeGreaterThan(Number(before));
    await reserveWhilePriceRises(page, language, propertyId);
    await goOn(page, language).click();
    await page.waitForURL(/\/chalet\/guest\?cartId=/);
    await hydrate(page);
    const raised = await sumOf(page, variant);

    const code = `NO${Date.now()}`;
    await newCode(code);
    await openCodes(page, variant);
    await applyCode(page, variant, code);
    await expect(page.getByText(wordsOf(language).cart.coupon.applied({ code }))).toBeVisible();
    const lowered = await sumOf(page, variant);
    await foldPrice(page, variant);
    await submitGuest(page, language);
    await typeCard(page, cards.good);
    await removeCodeElsewhere(page, variant, code);
    await pressPay(page, language);
    await expect(newPrice(page, language)).toContainText(read(lowered));
    await expect(newPrice(page, language)).toContainText(read(raised));
    await cancel(page, language).click();
    await expect(payButton(page, language)).toContainText(read(raised));
    await pressPay(page, language);
    await expectConfirmed(page, language);
    expect(await total(page)).toBe(raised);
    expectOnlyFailedCalls(browserErrors);
  });
}
