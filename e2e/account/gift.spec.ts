import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { violationsOf } from "../accessibility/page-violations.ts";
import {
  expectConfirmed,
  expectPaidWith,
  openPayment,
  orderNumberOf,
  payByCard,
  sumOf,
  type Visit,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expectLedger, halalas } from "../steps/ledger.ts";
import { RIGHT_CODE, useWallet } from "../steps/loyalty.ts";
import { becomeMember, messagesTo } from "../steps/member.ts";
import { desktop, phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, loyaltyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const CODE = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/;
const RIYALS = 250;

for (const { title, ...variant } of journeyVariants(
  "a gift is bought, sent, redeemed and spent on a stay",
  loyaltyVariants,
)) {
  test(title, async ({ page, visit }) => {
    const { site, language } = variant;
    const { gift: words } = wordsOf(language);
    const recipient = `sara-${randomUUID()}@example.test`;
    await page.setViewportSize(variant.isPhone ? phone : desktop);
    const giftNumber = await buyGift(page, visit, variant, recipient);
    await expect(page.getByText(words.order.states.sent, { exact: true })).toBeVisible({ timeout: 30_000 });
    expect.soft(await violationsOf(page, "html")).toEqual([]);

    await expect.poll(async () => (await messagesTo(recipient)).length, { timeout: 30_000 }).toBe(1);
    const code = CODE.exec((await messagesTo(recipient))[0]?.text ?? "")?.[0] ?? "none";
    const { email } = await becomeMember(page, site);
    await visit(site, `/${language}/gift-cards/redeem#${code}`);
    await expect(page.locator("[name=code]")).toHaveValue(code);
    await page.getByRole("button", { name: words.redeem.submit }).click();
    await expect(page.getByText(words.redeem.doneDetail)).toBeVisible();

    await openPayment(page, visit, variant);
    const full = halalas(Number(await sumOf(page, variant)));
    await useWallet(page, variant);
    await payByCard(page, language);
    await expectConfirmed(page, language);
    await expectPaidWith(page, language, ["wallet"]);
    const [gift, money] = [halalas(RIYALS), full];
    const reward = Math.floor((full - gift) / 100);
    await expectLedger(
      { email, orders: [giftNumber, orderNumberOf(page)] },
      {
        "gift-sold": -gift,
        stays: gift,
        guests: -money,
        "provider:checkout": money,
        rewards: -reward,
        wallet: reward,
      },
    );
  });
}

/** Buys a gift card of the usual amount and returns its number. The bank asks for its code. */
async function buyGift(page: Page, visit: Visit, { site, language, isPhone }: Variant, to: string): Promise<string> {
  const { gift: words } = wordsOf(language);
  const next = async () => {
    if (isPhone) await page.getByRole("button", { name: words.next, exact: true }).click();
  };
  await visit(site, `/${language}/gift-cards`);
  await page.locator("label:has([value=lantern])").click();
  await page.locator(`label:has([name=amount][value="${RIYALS}"])`).click();
  await next();
  await page.locator("[name=recipientName]").fill("سارة");
  await page.locator("[name=recipientEmail]").fill(to);
  await page.locator("[name=senderName]").fill("نورة");
  await next();
  await page.locator("[name=buyerName]").fill("نورة العتيبي");
  await page.locator("[name=buyerEmail]").fill(`noura-${randomUUID()}@example.test`);
  await page.locator("[name=buyerPhone]").fill("0512345678");
  await page.getByRole("button", { name: words.pay }).click();
  await page.waitForURL(/\/gift-cards\/G\d{9}\/payment/);
  await hydrate(page);
  await payByCard(page, language);
  await page.locator("#code").fill(RIGHT_CODE);
  await page.locator("button.main").first().click();
  await page.waitForURL(/\/gift-cards\/G\d{9}$/, { timeout: 30_000 });
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
