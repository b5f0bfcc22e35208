import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { cards, expectConfirmed, gatewayFields, openPayment, payByCard } from "../steps/booking.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

for (const { title, ...variant } of journeyVariants(
  "a guest whose country has the second gateway is declined, then proves another card at the bank and has a booking",
  Object.values(variants.mabeetBh),
)) {
  test(title, async ({ page, visit, browserErrors }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    await payByCard(page, language, cards.declined);
    await expect(page.getByText(messagesOf(language).errorCodes[problems["card-declined"].code])).toBeVisible();
    await expect(gatewayFields(page).locator("#number")).toHaveValue("");

    await payByCard(page, language, cards.challenge);
    const code = page.locator("#code");
    await code.fill("123456");
    await code.press("Enter");
    await expectConfirmed(page, language);
    expectOnlyFailedCalls(browserErrors);
  });
}
