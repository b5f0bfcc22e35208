import { messagesOf } from "#domain/message/messages.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { directAddress } from "../steps/address.ts";
import { cancelPath, confirmCancellation, expectStatus, setTerms, terms } from "../steps/after-booking.ts";
import {
  anyProperty,
  cartIdOf,
  expectConfirmed,
  openPayment,
  orderNumberOf,
  payByCard,
  sumOf,
  wordsOf,
} from "../steps/booking.ts";
import { expectLedger, halalas } from "../steps/ledger.ts";
import {
  askForCode,
  becomeWalletMember,
  enterCode,
  memberNumber,
  openPoints,
  openSheet,
  RIGHT_CODE,
  usePoints,
  useWallet,
} from "../steps/loyalty.ts";
import { inDatabase } from "../steps/product-database.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const variant of testMatrix.loyalty) {
  test(`a member pays with Qitaf, wallet and card, cancels and gets every part back (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { language, site } = variant;
    const { points, refund, order, wallet } = wordsOf(language);
    const { email } = await becomeWalletMember(page, variant, 150);
    const propertyId = await anyProperty(page, site);
    await setTerms(propertyId, terms.free);
    await openPayment(page, visit, variant, { propertyId });
    const full = Number(await sumOf(page, variant));
    const sheet = await openPoints(page, variant);
    await enterCode(page, variant, RIGHT_CODE);
    await expect(sheet.getByLabel(points.sheet.amount).first()).toBeVisible();
    await expectAccessible(page, "payment-points-amount");
    await usePoints(page, variant, 500);
    await expect(sheet).toBeHidden();
    await useWallet(page, variant);
    await expect.poll(async () => full - Number(await sumOf(page, variant))).toBeCloseTo(250, 2);
    await payByCard(page, language);
    await expectConfirmed(page, language);
    const amount = "PRICE";
    const before = (text: string) => text.split(amount)[0] ?? "";
    const withPoints = order.withPoints({ n: 500, programme: refund.programmes.qitaf, amount });
    await expect(page.getByText(before(withPoints))).toBeVisible();
    await expect(page.getByText(order.fromWallet({ amount: "" }).trim())).toBeVisible();

    const number = orderNumberOf(page);
    await visit(site, cancelPath(variant, number));
    const sources = [refund.to.qitaf, refund.to.wallet];
    for (const source of sources) await expect(page.getByText(source).first()).toBeVisible();
    await confirmCancellation(page, variant);
    await expectStatus(page, variant, "95");
    const returned = page.getByRole("listitem").filter({ hasText: refund.state.done });
    await expect(returned).toHaveCount(3);
    for (const source of sources) await expect(returned.filter({ hasText: source })).toHaveCount(1);
    await visit(site, `/${language}/account/wallet`);
    await expect(page.locator("dl").getByText(/\b150\.00\b/)).toBeVisible();
    await expect(page.getByText(wallet.description.refund)).toBeVisible();
    await expectLedger({ email, orders: [number] }, { goodwill: -15_000, wallet: 15_000 });
  });
}

for (const variant of testMatrix.loyaltySecond) {
  test(`five wrong codes end the attempt, and the guest still pays by card (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const { points } = wordsOf(variant.language);
    await openPayment(page, visit, variant);
    const full = halalas(Number(await sumOf(page, variant)));
    await openSheet(page, variant);
    await expectAccessible(page, "payment-points");
    const sheet = page.getByRole("dialog");
    await askForCode(page, variant, "12");
    await expect(sheet.getByText(points.sheet.saudi)).toBeVisible();
    await expectAccessible(page, "payment-points-invalid");
    await askForCode(page, variant);
    await expect(sheet.locator("[name=code]")).toBeVisible();
    await expectAccessible(page, "payment-points-code");
    for (const left of [4, 3, 2, 1]) {
      await enterCode(page, variant, "000000");
      await expect(sheet.getByText(points.sheet.attempts({ n: left }))).toBeVisible();
    }
    await enterCode(page, variant, "000000");
    await expect(sheet.getByText(points.sheet.ended)).toBeVisible();
    await sheet.getByRole("button", { name: messagesOf(variant.language).ui.close }).click();
    await payByCard(page, variant.language);
    await expectConfirmed(page, variant.language);
    await expectLedger({ orders: [orderNumberOf(page)] }, { guests: -full, "provider:card": full });
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const variant of testMatrix.first) {
  test(`a programme that does not answer keeps no points, and the guest pays by card (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const { points } = wordsOf(variant.language);
    await openPayment(page, visit, variant);
    const [cartId, full] = [cartIdOf(page), halalas(Number(await sumOf(page, variant)))];
    // The programme reserves the points of this member and answers later than we wait.
    const sheet = await openPoints(page, variant, { programme: "mokafa", number: memberNumber("08") });
    await enterCode(page, variant, RIGHT_CODE);
    await usePoints(page, variant, 5_000);
    const silent = messagesOf(variant.language).errorCodes["8005"];
    await expect(sheet.getByText(silent)).toBeVisible({ timeout: 20_000 });
    await sheet.getByRole("button", { name: messagesOf(variant.language).ui.close }).click();
    await expect(page.getByRole("button", { name: points.off })).toHaveAttribute("aria-disabled", "true");
    const legs = () => inDatabase("SELECT state FROM cart_leg WHERE cart_id = $1", [cartId]);
    await expect.poll(legs, { timeout: 30_000 }).toEqual([{ state: "released" }]);
    await payByCard(page, variant.language);
    await expectConfirmed(page, variant.language);
    await expectLedger({ orders: [orderNumberOf(page)] }, { guests: -full, "provider:card": full });
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const variant of testMatrix.second) {
  test(`a member with too few points reads how many it takes, and pays by card (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { points } = wordsOf(variant.language);
    const { count } = messagesOf(variant.language);
    await openPayment(page, visit, variant);
    const full = halalas(Number(await sumOf(page, variant)));
    const sheet = await openPoints(page, variant, { programme: "mokafa", number: memberNumber("02") });
    await enterCode(page, variant, RIGHT_CODE);
    const amount = "PRICE";
    const needed = points.sheet.tooFew({ points: count.points({ n: 2_500 }), a: amount }).split(amount)[0] ?? "";
    await expect(sheet.getByText(needed)).toBeVisible();
    expect.soft(await violationsOf(page, "[role=dialog]")).toEqual([]);
    await sheet.getByRole("button", { name: points.sheet.close }).click();
    await expect(sheet).toBeHidden();
    expect(halalas(Number(await sumOf(page, variant)))).toBe(full);
    await payByCard(page, variant.language);
    await expectConfirmed(page, variant.language);
    await expectLedger({ orders: [orderNumberOf(page)] }, { guests: -full, "provider:card": full });
  });
}

for (const variant of [variants.tajawalAe.arabicPhone, variants.tajawalAe.englishDesktop]) {
  test(`a site without wallet and programmes draws nothing of them (${nameOf(variant)})`, async ({ page, visit }) => {
    const { site, language } = variant;
    await openPayment(page, visit, variant);
    const { points } = wordsOf(language);
    for (const title of Object.values(points.title))
      await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    for (const path of ["gift-cards", "gift-cards/redeem", "account/wallet"]) {
      const { url, headers } = directAddress(site, `/${language}/${path}`);
      expect((await page.request.get(url, { headers })).status(), path).toBe(404);
    }
  });
}
