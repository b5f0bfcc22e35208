import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { cancelPath, confirmCancellation, expectStatus } from "../steps/after-booking.ts";
import {
  anyProperty,
  expectConfirmed,
  openPayment,
  orderNumberOf,
  payByCard,
  sumOf,
  wordsOf,
} from "../steps/booking.ts";
import { inDatabase } from "../steps/product-database.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, type Variant, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

/** A member with 5,000 points; no other journey has this number. */
const memberNumber = () => `05${String(Date.now()).slice(-6)}11`;

async function openPoints(page: Page, { language }: Variant, number = memberNumber()) {
  const { points, login } = wordsOf(language);
  await page.getByRole("button", { name: points.programme.qitaf, exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(points.sheet.phone).fill(number);
  await sheet.getByRole("button", { name: points.sheet.send }).click();
  const enter = async (code: string) => {
    await sheet.locator("[name=code]").fill(code);
    await sheet.getByRole("button", { name: login.code.submit, exact: true }).click();
  };
  return { sheet, enter };
}

/** Only this brand takes Qitaf. */
for (const variant of [variants.mabeetSa.arabicPhone, variants.mabeetSa.englishDesktop]) {
  test(`a guest pays a part with Qitaf points, cancels and has them back (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { points, refund, order } = wordsOf(variant.language);
    const propertyId = await anyProperty(page, variant.site);
    await inDatabase("UPDATE property SET policy_type_id = 3, free_cancellation_hours = 60 WHERE id = $1", [
      propertyId,
    ]);
    await openPayment(page, visit, variant, { propertyId });
    const full = Number(await sumOf(page, variant));
    const { sheet, enter } = await openPoints(page, variant);
    await enter("123456");
    await expect(sheet.getByLabel(points.sheet.amount).first()).toBeVisible();
    expect.soft(await violationsOf(page, "[role=dialog]")).toEqual([]);
    const field = sheet.getByRole("textbox", { name: points.sheet.amount });
    await field.fill("500");
    await field.press("Tab");
    await sheet.getByRole("button").filter({ hasText: "500" }).last().click();
    await expect(sheet).toBeHidden();
    await expect.poll(async () => full - Number(await sumOf(page, variant))).toBeCloseTo(100, 2);
    await payByCard(page, variant.language);
    await expectConfirmed(page, variant.language);
    const programme = refund.programmes.qitaf;
    const amount = "PRICE";
    const paid = order.withPoints({ n: 500, programme, amount }).split(amount)[0] ?? "";
    await expect(page.getByText(paid)).toBeVisible();

    const number = orderNumberOf(page);
    await visit(variant.site, cancelPath(variant, number));
    await expect(page.getByText(refund.to.qitaf)).toBeVisible();
    await confirmCancellation(page, variant);
    await expectStatus(page, variant, "95");
    const [leg] = await inDatabase(
      `SELECT l.state, l.returned_points FROM cart_leg l JOIN placed_order o ON o.id = l.order_id
       WHERE o.order_number = $1`,
      [number],
    );
    expect(leg).toEqual({ state: "returned", returned_points: 500 });
  });
}

for (const variant of [variants.mabeetSa.arabicPhone]) {
  test(`five wrong codes end the attempt, and the guest still pays by card (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    const { points } = wordsOf(variant.language);
    await openPayment(page, visit, variant);
    const { sheet, enter } = await openPoints(page, variant);
    for (const left of [4, 3, 2, 1]) {
      await enter("000000");
      await expect(sheet.getByText(points.sheet.attempts({ n: left }))).toBeVisible();
    }
    await enter("000000");
    await expect(sheet.getByText(points.sheet.ended)).toBeVisible();
    await sheet.getByRole("button", { name: messagesOf(variant.language).ui.close }).click();
    await payByCard(page, variant.language);
    await expectConfirmed(page, variant.language);
    expectOnlyFailedCalls(browserErrors);
  });
}

test("a site without wallet and programmes draws nothing of them", async ({ page, visit }) => {
  const variant = variants.tajawalAe.arabicPhone;
  await openPayment(page, visit, variant);
  const { points } = wordsOf(variant.language);
  for (const title of Object.values(points.title))
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
});
