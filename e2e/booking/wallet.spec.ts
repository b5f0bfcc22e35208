import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import {
  bookHeldProperty,
  cartIdOf,
  expectConfirmed,
  openPayment,
  orderNumberOf,
  type Visit,
  wordsOf,
} from "../steps/booking.ts";
import { expectLedger, halalas } from "../steps/ledger.ts";
import { becomeWalletMember } from "../steps/loyalty.ts";
import { becomeMember } from "../steps/member.ts";
import { inDatabase } from "../steps/product-database.ts";
import { desktop, phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

const openWallet = (visit: Visit, { site, language }: Variant) => visit(site, `/${language}/account/wallet`);
const rowOf = (page: Page, number: string) => page.getByRole("listitem").filter({ hasText: number });

for (const variant of testMatrix.loyaltySecond) {
  test(`a guest joins the wallet, books and earns a reward that opens after the stay (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { wallet: words } = wordsOf(variant.language);
    await page.setViewportSize(variant.isPhone ? phone : desktop);
    const { email } = await becomeMember(page, variant.site);
    await openWallet(visit, variant);
    await page.getByRole("button", { name: words.join.action }).click();
    await expect(page.getByText(words.rows.empty)).toBeVisible();
    expect.soft(await violationsOf(page, "html")).toEqual([]);

    const number = await bookHeldProperty(page, visit, variant);
    const [order] = await inDatabase("SELECT id, total_halalas::int FROM placed_order WHERE order_number = $1", [
      number,
    ]);
    const paid = Number(order?.total_halalas);
    const reward = Math.floor(paid / 100);
    const shown = (reward / 100).toLocaleString("en", { minimumFractionDigits: 2 });
    await openWallet(visit, variant);
    await expect(rowOf(page, number).filter({ hasText: words.status.Pending })).toContainText(shown);
    await inDatabase("UPDATE wallet_lot SET opens_at = app_now() - interval '1 hour' WHERE order_id = $1", [order?.id]);
    await openWallet(visit, variant);
    await expect(rowOf(page, number).filter({ hasText: words.status.Available })).toContainText(shown);
    await expect(page.locator("dl").first()).toContainText(shown);
    const given = { guests: -paid, "provider:card": paid };
    await expectLedger({ email, orders: [number] }, { ...given, rewards: -reward, wallet: reward });
  });
}

for (const variant of testMatrix.loyalty) {
  test(`a booking that the wallet pays alone is confirmed at once, without a payment page (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { points, order } = wordsOf(variant.language);
    const credit = 20_000;
    const { email } = await becomeWalletMember(page, variant, credit);
    await openPayment(page, visit, variant);
    const cartId = cartIdOf(page);
    await page.getByRole("button", { name: points.advice.open }).click();
    const advice = page.getByRole("dialog");
    const least = advice.getByRole("button", { name: `${points.advice.apply}: ${points.advice.least}` });
    await expect(least).toBeVisible();
    await expectAccessible(page, "payment-advice");
    await least.click();
    await expect(advice).toBeHidden();
    await expect(page.getByText(points.free)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect.soft(await violationsOf(page, "html")).toEqual([]);
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await page.getByRole("button", { name: points.confirm }).click();
    await expectConfirmed(page, variant.language);
    expect(visited.filter((path) => !path.endsWith("/chalet/confirmation"))).toEqual([]);
    await expect(page.getByText(order.fromWallet({ amount: "" }).trim())).toBeVisible();

    const [placed] = await inDatabase(
      `SELECT count(*)::int AS events, count(DISTINCT e.xmin::text)::int AS transactions, o.loyalty_halalas::int AS due
       FROM order_event e JOIN placed_order o ON o.id = e.order_id WHERE o.cart_id = $1 GROUP BY o.id`,
      [cartId],
    );
    // Placed and confirmed in one transaction, so never seen as pending.
    expect(placed).toMatchObject({ events: 2, transactions: 1 });
    const due = Number(placed?.due);
    const sums = { goodwill: -halalas(credit), wallet: halalas(credit) - due, stays: due };
    await expectLedger({ email, orders: [orderNumberOf(page)] }, sums);
  });
}
