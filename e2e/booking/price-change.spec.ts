import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";
import { codeEnds, hostRaisesPrice, newCode } from "../steps/background-changes.ts";
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
  reserve,
  submitGuest,
  sumOf,
  total,
  typeCard,
  unfoldPrice,
  type Visit,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

/** Each journey has a city of its own, so that no other journey books its properties. */
const [JEDDAH, DAMMAM] = [1, 2];
const newPrice = (page: Page, language: Language) => page.getByRole("dialog", { name: wordsOf(language).pay.changed });
const cancel = (page: Page, language: Language) =>
  newPrice(page, language).getByRole("button", { name: messagesOf(language).ui.cancel });
const goOn = (page: Page, language: Language) =>
  newPrice(page, language).getByRole("button", { name: language === "ar" ? /^المتابعة/ : /^Continue/ });

/** An amount as it is displayed. */
const read = (sum: string | null) =>
  Number(sum).toLocaleString("en", { minimumFractionDigits: 2 }).replace(/\.00$/, "");

/** The price of the property rises after the page showed it and before the guest presses Reserve. */
async function reserveWhilePriceRises(
  page: Page,
  visit: Visit,
  variant: Variant,
  city: number,
): Promise<{ before: string | null }> {
  const propertyId = await anyProperty(page, variant.site, { cities: [city] });
  await openProperty(page, visit, variant, propertyId);
  const before = await total(page);
  await hostRaisesPrice(propertyId);
  const { button } = wordsOf(variant.language).details.reserve;
  await page.getByRole("button", { name: button }).locator("visible=true").first().click();
  await expect(newPrice(page, variant.language)).toContainText(read(before));
  return { before };
}

/** Creates a coupon and applies it in the open price box. */
async function applyNewCode(page: Page, variant: Variant, code: string): Promise<void> {
  await newCode(code);
  await applyCode(page, variant, code);
  await expect(page.getByText(wordsOf(variant.language).cart.coupon.applied({ code }))).toBeVisible();
}

for (const variant of testMatrix.arabicDesktop) {
  test(`a new price is shown with the old one before anything is held or paid, and may be refused (${nameOf(variant)})`, async ({
    page,
    visit,
    context,
    browserErrors,
  }) => {
    const { language } = variant;
    const { before } = await reserveWhilePriceRises(page, visit, variant, JEDDAH);
    await cancel(page, language).click();
    await expect(newPrice(page, language)).toBeHidden();
    const raised = await total(page);
    expect(Number(raised)).toBeGreaterThan(Number(before));
    await reserve(page, language);
    expect(await sumOf(page, variant)).toBe(raised);

    const code = `NO${Date.now()}`;
    await openCodes(page, variant);
    await applyNewCode(page, variant, code);
    const lowered = await sumOf(page, variant);
    await foldPrice(page, variant);
    await submitGuest(page, language);
    await typeCard(page, cards.good);
    const other = await context.newPage();
    await other.setViewportSize(page.viewportSize() ?? phone);
    await other.goto(page.url());
    await hydrate(other);
    await unfoldPrice(other, variant);
    await other.getByRole("button", { name: messagesOf(language).ui.remove({ x: code }) }).click();
    await expect.poll(() => sumOf(other, variant)).toBe(raised);
    await other.close();

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

for (const variant of testMatrix.arabicPhone) {
  test(`a guest who accepts a new price continues with it, on the home's page and while paying (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const { language } = variant;
    await reserveWhilePriceRises(page, visit, variant, DAMMAM);
    await goOn(page, language).click();
    await page.waitForURL(/\/chalet\/guest\?cartId=/);
    await hydrate(page);
    const code = `YES${Date.now()}`;
    await openCodes(page, variant);
    const raised = await sumOf(page, variant);
    await applyNewCode(page, variant, code);
    await foldPrice(page, variant);
    await submitGuest(page, language);
    await typeCard(page, cards.good);
    await codeEnds(code);
    await pressPay(page, language);
    await expect(newPrice(page, language)).toContainText(read(raised));
    await goOn(page, language).click();
    await expectConfirmed(page, language);
    expect(await total(page)).toBe(raised);
    expectOnlyFailedCalls(browserErrors);
  });
}
