import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { changePath, expectStay, longerStay } from "../steps/after-booking.ts";
import {
  anyProperty,
  cartIdOf,
  expectConfirmed,
  expectPaidWith,
  gatewayFields,
  openPayment,
  orderNumberOf,
  type Visit,
  wordsOf,
} from "../steps/booking.ts";
import { expectLedger, halalas } from "../steps/ledger.ts";
import { giveCredit } from "../steps/loyalty.ts";
import { becomeMember } from "../steps/member.ts";
import { inDatabase } from "../steps/product-database.ts";
import { desktop, phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, loyaltyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

async function joinWallet(page: Page, visit: Visit, { site, language, isPhone }: Variant): Promise<void> {
  const { wallet: words } = wordsOf(language);
  await page.setViewportSize(isPhone ? phone : desktop);
  await visit(site, `/${language}/account/wallet`);
  await page.getByRole("button", { name: words.join.action }).click();
  await expect(page.getByText(words.rows.empty)).toBeVisible();
  expect.soft(await violationsOf(page, "html")).toEqual([]);
}

async function addNightByWallet(page: Page, visit: Visit, variant: Variant, number: string): Promise<void> {
  const { points, order } = wordsOf(variant.language);
  await visit(variant.site, changePath(variant, number));
  await page.locator("form button[type=submit]").filter({ hasText: /\d/ }).click();
  await page.waitForURL(/\/chalet\/payment\?cartId=/);
  await gatewayFields(page).locator("#number").waitFor();
  await page.getByRole("switch", { name: points.wallet.use }).click();
  await expect(page.getByText(points.freeChange.covered)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect.soft(await violationsOf(page, "html")).toEqual([]);
  await page.getByRole("button", { name: points.freeChange.confirm }).click();
  await expect(page.getByText(order.change.done)).toBeVisible({ timeout: 30_000 });
  await expectStay(page, variant, longerStay);
}

for (const { title, ...variant } of journeyVariants(
  "a member joins the wallet, which alone pays for a booking and its change at once, without a card",
  loyaltyVariants,
)) {
  test(title, async ({ page, visit }) => {
    const { points } = wordsOf(variant.language);
    const credit = 20_000;
    const { email } = await becomeMember(page, variant.site);
    await joinWallet(page, visit, variant);
    await giveCredit(email, credit);
    const propertyId = await anyProperty(page, variant.site, { stay: longerStay });
    await openPayment(page, visit, variant, { propertyId });
    const cartId = cartIdOf(page);
    await page.getByRole("button", { name: points.advice.open }).click();
    const advice = page.getByRole("dialog");
    const min = advice.getByRole("button", { name: `${points.advice.apply}: ${points.advice.least}` });
    await expect(min).toBeVisible();
    await expectAccessible(page, "payment-advice");
    await min.click();
    await expect(advice).toBeHidden();
    await expect(page.getByText(points.freeStay.covered)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect.soft(await violationsOf(page, "html")).toEqual([]);
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await page.getByRole("button", { name: points.freeStay.confirm }).click();
    await expectConfirmed(page, variant.language);
    expect(visited.filter((path) => !path.endsWith("/chalet/confirmation"))).toEqual([]);
    await expectPaidWith(page, variant.language, ["wallet"]);

    const [placed] = await inDatabase(
      `SELECT count(*)::int AS events, count(DISTINCT e.xmin::text)::int AS transactions
       FROM order_event e JOIN placed_order o ON o.id = e.order_id WHERE o.cart_id = $1 GROUP BY o.id`,
      [cartId],
    );
    // Placed and confirmed in one transaction, so never seen as pending.
    expect(placed).toMatchObject({ events: 2, transactions: 1 });

    const number = orderNumberOf(page);
    await addNightByWallet(page, visit, variant, number);
    const [paid] = await inDatabase(
      "SELECT loyalty_halalas::int AS due, total_halalas::int AS money FROM placed_order WHERE order_number = $1",
      [number],
    );
    const due = Number(paid?.due);
    expect(paid?.money).toBe(0);
    const sums = { goodwill: -halalas(credit), wallet: halalas(credit) - due, stays: due };
    await expectLedger({ email, orders: [number] }, sums);
  });
}
