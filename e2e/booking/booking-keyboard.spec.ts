import type { Page } from "@playwright/test";
import { cards, expectConfirmed, gatewayFields, openProperty, payButton, wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { press, tabTo, typeAt } from "../steps/keyboard.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

async function fillInGuest(page: Page, { language }: Variant): Promise<void> {
  const isArabic = language === "ar";
  await typeAt(page, page.locator("[name=firstName]"), isArabic ? "نورة" : "Noura");
  await typeAt(page, page.locator("[name=lastName]"), isArabic ? "العتيبي" : "Alotaibi");
  await typeAt(page, page.locator("[name=email]"), "noura@example.test");
  await typeAt(page, page.locator("[name=phone]"), "0512345678");
  await press(page, page.locator("[name=agreeRules]"), "Space");
  await press(page, page.getByRole("button", { name: wordsOf(language).guest.submit }));
  await page.waitForURL(/\/chalet\/payment\?cartId=/);
  await hydrate(page);
}

async function typeCardByKeys(page: Page, number: string): Promise<void> {
  const fields = gatewayFields(page);
  await fields.locator("#number").waitFor();
  await press(page, page.getByRole("radio").first(), "Space");
  for (const [name, text] of Object.entries({ number: number.replaceAll(" ", ""), expiry: "1234", code: "123" }))
    await typeAt(page, fields.locator(`#${name}`), text);
  await typeAt(page, fields.locator("#holder"), "NOURA ALI");
}

for (const { title, ...variant } of journeyVariants(
  "a guest without a mouse books a home, from its page over the bank's to the voucher",
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    const words = wordsOf(language);
    await openProperty(page, visit, variant);
    await press(page, page.getByRole("button", { name: words.details.reserve.button }).locator("visible=true").first());
    await page.waitForURL(/\/chalet\/guest\?cartId=/);
    await hydrate(page);
    await fillInGuest(page, variant);
    await typeCardByKeys(page, cards.challenge);
    await press(page, payButton(page, language), "Enter");
    await typeAt(page, page.locator("#code"), "123456");
    await page.keyboard.press("Enter");
    await expectConfirmed(page, language);
    await hydrate(page);
    await tabTo(page, page.getByRole("link", { name: words.order.calendar }));
    await expect(page.getByRole("link", { name: words.order.calendar })).toBeInViewport();
  });
}
