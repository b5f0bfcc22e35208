import { expectAccessible } from "../accessibility/journey-checks.ts";
import {
  allowSingleNights,
  bookUnderTerms,
  changePath,
  expectStay,
  longerStay,
  orderPath,
  terms,
} from "../steps/after-booking.ts";
import { anyProperty, bookByApi, bookedStay, gatewayFields, payByCard, wordsOf } from "../steps/booking.ts";
import { inDatabase } from "../steps/product-database.ts";
import { dayAfter, inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, mainJourneyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const { title, ...variant } of mainJourneyVariants("a guest adds a night and pays the difference")) {
  const { change: words, order } = wordsOf(variant.language);

  test(title, async ({ page, visit }) => {
    const number = await bookUnderTerms(page, variant, terms.free);
    await visit(variant.site, orderPath(variant, number));
    await page.getByRole("link", { name: order.change.link }).click();
    const sheet = page.getByRole("dialog", { name: words.title });
    await expect(sheet.getByRole("region", { name: words.choice })).toBeVisible();
    await expectAccessible(page, "order-change-sheet");
    await page.goBack();
    await expect(sheet).toBeHidden();
    await visit(variant.site, changePath(variant, number));
    await expect(page.getByText(words.toPay)).toBeVisible();
    await expectAccessible(page, "order-change-dearer");
    await page.locator("form button[type=submit]").filter({ hasText: /\d/ }).click();
    await page.waitForURL(/\/chalet\/payment\?cartId=/);
    await gatewayFields(page).locator("#number").waitFor();
    await expectAccessible(page, "change-payment");
    await payByCard(page, variant.language);
    await expect(page.getByText(order.change.done)).toBeVisible({ timeout: 30_000 });
    await expectStay(page, variant, longerStay);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a guest drops a night and gets its price back, and during a stay pays to stay longer",
)) {
  const { change: words, order, refund } = wordsOf(variant.language);

  test(title, async ({ page, visit }) => {
    const number = await bookUnderTerms(page, variant, terms.free);
    const shorter = { ...bookedStay, checkOut: dayAfter(bookedStay.checkIn) };
    await visit(variant.site, changePath(variant, number, shorter));
    await expect(page.getByText(words.back)).toBeVisible();
    await expectAccessible(page, "order-change-cheaper");
    await page.locator("form button[type=submit]").filter({ hasText: /\d/ }).click();
    await expect(page.getByText(order.change.done)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 2, name: refund.title })).toBeVisible();
    await expectStay(page, variant, shorter);

    const [today, tomorrow, next] = [inDays(0), inDays(1), inDays(2)];
    const propertyId = await anyProperty(page, variant.site, { stay: { checkIn: today, checkOut: next } });
    await inDatabase("UPDATE property SET check_in_from = '00:00', policy_type_id = 2 WHERE id = $1", [propertyId]);
    await allowSingleNights(propertyId);
    const running = await bookByApi(page, variant, { propertyId, stay: { checkIn: today, checkOut: tomorrow } });
    await visit(variant.site, changePath(variant, running, { checkIn: today, checkOut: next }));
    await expect(page.getByText(words.onlyLonger)).toBeVisible();
    await expectAccessible(page, "order-change-staying");
    await page.locator("form button[type=submit]").filter({ hasText: /\d/ }).click();
    await page.waitForURL(/\/chalet\/payment\?cartId=/);
    await payByCard(page, variant.language);
    await expect(page.getByText(order.change.done)).toBeVisible({ timeout: 30_000 });
    await expectStay(page, variant, { checkIn: today, checkOut: next });
  });
}
