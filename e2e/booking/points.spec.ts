import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { cancelPath, confirmCancellation, expectStatus, setTerms, terms } from "../steps/after-booking.ts";
import {
  anyProperty,
  expectConfirmed,
  expectPaidWith,
  openPayment,
  orderNumberOf,
  payByCard,
  sumOf,
  toPay,
  type Visit,
  wordsOf,
} from "../steps/booking.ts";
import { expectLedger } from "../steps/ledger.ts";
import {
  askForCode,
  becomeWalletMember,
  enterCode,
  openSheet,
  RIGHT_CODE,
  spendPoints,
  useWallet,
} from "../steps/loyalty.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { loyaltyVariants, mainJourneyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

/** Types a number that cannot be one and a wrong code before the right ones, and lets 500 points pay. */
async function payWithPoints(page: Page, variant: Variant): Promise<void> {
  const { sheet: words } = wordsOf(variant.language).points;
  const sheet = page.getByRole("dialog");
  await openSheet(page, variant);
  await expectAccessible(page, "payment-points");
  await askForCode(page, variant, "12");
  await expect(sheet.getByText(words.saudi)).toBeVisible();
  await expectAccessible(page, "payment-points-invalid");
  await askForCode(page, variant);
  await expect(sheet.locator("[name=code]")).toBeVisible();
  await expectAccessible(page, "payment-points-code");
  await enterCode(page, variant, "000000");
  await expect(sheet.getByText(words.attempts({ n: 4 }))).toBeVisible();
  await enterCode(page, variant, RIGHT_CODE);
  await expect(sheet.getByLabel(words.amount.points).first()).toBeVisible();
  await expectAccessible(page, "payment-points-amount");
  await spendPoints(page, variant, 500);
  await expect(sheet).toBeHidden();
}

/** Cancels the booking: points, wallet and card each get their part back. */
async function cancelAndGetEveryPartBack(page: Page, visit: Visit, variant: Variant, number: string): Promise<void> {
  const { refund, wallet } = wordsOf(variant.language);
  await visit(variant.site, cancelPath(variant, number));
  const sources = [refund.to.qitaf, refund.to.wallet];
  for (const source of sources) await expect(page.getByText(source).first()).toBeVisible();
  await confirmCancellation(page, variant);
  await expectStatus(page, variant, "95");
  const returned = page.getByRole("listitem").filter({ hasText: refund.state.done });
  await expect(returned).toHaveCount(2);
  await expect(page.getByText(refund.to.inWallet)).toBeVisible();
  await expect(returned.filter({ hasText: refund.to.qitaf })).toHaveCount(1);
  await visit(variant.site, `/${variant.language}/account/wallet`);
  await expect(page.locator("dl").getByText(/\b150\.00\b/)).toBeVisible();
  await expect(page.getByText(wallet.description.refund)).toBeVisible();
}

for (const { title, ...variant } of mainJourneyVariants(
  "a member pays with Qitaf, wallet and card, cancels and gets every part back",
  loyaltyVariants,
)) {
  const { language, site } = variant;

  test(title, async ({ page, visit, browserErrors }) => {
    const { email } = await becomeWalletMember(page, variant, 150);
    const propertyId = await anyProperty(page, site);
    await setTerms(propertyId, terms.free);
    await openPayment(page, visit, variant, { propertyId });
    const full = Number(await sumOf(page, variant));
    await payWithPoints(page, variant);
    await useWallet(page, variant);
    await expect.poll(async () => full - Number(await toPay(page))).toBeCloseTo(250, 2);
    expect(Number(await sumOf(page, variant))).toBe(full);
    await payByCard(page, language);
    await expectConfirmed(page, language);
    await expectPaidWith(page, language, ["qitaf", "wallet"]);

    const number = orderNumberOf(page);
    await cancelAndGetEveryPartBack(page, visit, variant, number);
    await expectLedger({ email, orders: [number] }, { goodwill: -15_000, wallet: 15_000 });
    expectOnlyFailedCalls(browserErrors);
  });
}
