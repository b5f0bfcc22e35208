import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";
import { atRest, comeToPay, expectConfirmed, payButton, pressPay, wordsOf } from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { wake } from "./wake.ts";
import { nameOf, ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

const { englishPhone } = ways.tajawalSa;
const { arabicDesk } = ways.mabeetSa;
const LENDERS = ["tabby", "tamara"] as const;

const way = (page: Page, language: Language, method: "tabby" | "tamara" | "applePay" | "card") =>
  page.getByRole("radio", { name: wordsOf(language).pay.methods[method] });

async function payWithApple(page: Page, language: Language): Promise<void> {
  await (await atRest(page, way(page, language, "applePay"))).check();
  await expect(payButton(page, language)).toHaveCount(0);
  const sheet = page.frameLocator("iframe");
  await sheet.getByRole("button", { name: "Apple Pay" }).click();
  await sheet.locator("#cancel").click();
  await sheet.getByRole("button", { name: "Apple Pay" }).click();
  await sheet.locator("#confirm").click();
  await expectConfirmed(page, language);
}

test(`a guest whom both lenders reject reads why and pays with Apple Pay (${nameOf(englishPhone)})`, async ({
  page,
  visit,
}) => {
  await comeToPay(page, visit, englishPhone);
  for (const lender of LENDERS) {
    await (await atRest(page, way(page, "en", lender))).check();
    await pressPay(page, "en");
    await page.locator("button[value=reject]").click();
    await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5007/, { timeout: 30_000 });
    await wake(page);
    await expect(page.getByRole("alert").filter({ hasText: messagesOf("en").errorCodes["5007"] })).toBeInViewport();
  }
  await payWithApple(page, "en");
});

test(`a guest to whom nobody lends is shown no instalments, and that calmly (${nameOf(arabicDesk)})`, async ({
  page,
  visit,
}) => {
  await comeToPay(page, visit, arabicDesk, { phone: "0512345699" });
  for (const lender of LENDERS) {
    await expect(way(page, "ar", lender)).toHaveCount(0);
    const line = `${wordsOf("ar").pay.methods[lender]}: ${messagesOf("ar").errorCodes["5007"]}`;
    await expect(page.getByText(line)).toBeVisible();
  }
  await payWithApple(page, "ar");
});
