import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";
import { atRest, comeToPay, expectConfirmed, payButton, pressPay, wordsOf } from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { wake } from "./wake.ts";
import { dealtWays, nameOf } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

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

for (const walked of dealtWays.first) {
  const { language } = walked;

  test(`a guest whom both lenders reject reads why and pays with Apple Pay (${nameOf(walked)})`, async ({
    page,
    visit,
  }) => {
    const refused = messagesOf(language).errorCodes["5007"];
    await comeToPay(page, visit, walked);
    for (const lender of LENDERS) {
      await (await atRest(page, way(page, language, lender))).check();
      await pressPay(page, language);
      await page.locator("button[value=reject]").click();
      await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5007/, { timeout: 30_000 });
      await wake(page);
      await expect(page.getByRole("alert").filter({ hasText: refused })).toBeInViewport();
    }
    await payWithApple(page, language);
  });

  test(`a guest to whom nobody lends is shown no instalments, and that calmly (${nameOf(walked)})`, async ({
    page,
    visit,
  }) => {
    await comeToPay(page, visit, walked, { phone: "0512345699" });
    for (const lender of LENDERS) {
      await expect(way(page, language, lender)).toHaveCount(0);
      const line = `${wordsOf(language).pay.methods[lender]}: ${messagesOf(language).errorCodes["5007"]}`;
      await expect(page.getByText(line)).toBeVisible();
    }
    await payWithApple(page, language);
  });
}
