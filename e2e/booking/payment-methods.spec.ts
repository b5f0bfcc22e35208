import type { Locator, Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { atRest, expectConfirmed, gatewayFields, openPayment, payButton, pressPay, wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const LENDERS = ["tabby", "tamara"] as const;

const radioOf = (page: Page, language: Language, method: "tabby" | "tamara" | "applePay") =>
  page.getByRole("radio", { name: wordsOf(language).paid.methods[method] });

async function payWithApple(page: Page, language: Language): Promise<void> {
  await (await atRest(page, radioOf(page, language, "applePay"))).check();
  await expect(payButton(page, language)).toHaveCount(0);
  await expectAccessible(page, "payment-apple-pay");
  // Each press changes the height of the frame, and a click before it has moved is lost.
  const sheet = gatewayFields(page);
  const press = async (target: Locator) => (await atRest(page, target)).click();
  await press(sheet.getByRole("button", { name: "Apple Pay" }));
  await press(sheet.locator("#cancel"));
  await press(sheet.getByRole("button", { name: "Apple Pay" }));
  await press(sheet.locator("#confirm"));
  await expectConfirmed(page, language);
}

for (const { title, ...variant } of journeyVariants(
  "a guest whom both lenders reject reads why and pays with Apple Pay",
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    const refused = messagesOf(language).errorCodes[problems["method-not-for-this-order"].code];
    await openPayment(page, visit, variant);
    for (const lender of LENDERS) {
      await (await atRest(page, radioOf(page, language, lender))).check();
      await page.locator("[name=plan]").first().waitFor();
      await expectAccessible(page, lender === "tabby" ? "payment-tabby" : "payment-tamara");
      await pressPay(page, language);
      await page.locator("button[value=reject]").click();
      await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5007/, { timeout: 30_000 });
      await hydrate(page);
      await expect(page.getByRole("alert").filter({ hasText: refused })).toBeInViewport();
    }
    await payWithApple(page, language);
  });
}
