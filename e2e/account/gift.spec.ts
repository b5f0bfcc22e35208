import { randomUUID } from "node:crypto";
import { violationsOf } from "../accessibility/page-violations.ts";
import { payByCard, wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { becomeMember, messagesTo } from "../steps/member.ts";
import { phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const CODE = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/;

test("a gift is bought on a phone, sent, and redeemed by its recipient", async ({ page, visit }) => {
  const { site, language } = variants.mabeetSa.arabicPhone;
  const { gift: words } = wordsOf(language);
  const recipient = `sara-${randomUUID()}@example.test`;
  await page.setViewportSize(phone);
  await visit(site, "/ar/gift-cards");
  await hydrate(page);
  await page.locator("label:has([value=lantern])").click();
  await page.getByRole("button", { name: words.next, exact: true }).click();
  await page.locator("[name=recipientName]").fill("سارة");
  await page.locator("[name=recipientEmail]").fill(recipient);
  await page.locator("[name=senderName]").fill("نورة");
  await page.getByRole("button", { name: words.next, exact: true }).click();
  await page.locator("[name=buyerName]").fill("نورة العتيبي");
  await page.locator("[name=buyerEmail]").fill(`noura-${randomUUID()}@example.test`);
  await page.locator("[name=buyerPhone]").fill("0512345678");
  await page.getByRole("button", { name: words.pay }).click();
  await page.waitForURL(/\/gift-cards\/G\d{9}\/payment/);
  await hydrate(page);
  await payByCard(page, language);
  await page.locator("#code").fill("123456");
  await page.locator("button.main").first().click();
  await page.waitForURL(/\/gift-cards\/G\d{9}$/, { timeout: 30_000 });
  await expect(page.getByText(words.order.states.sent, { exact: true })).toBeVisible({ timeout: 30_000 });
  expect.soft(await violationsOf(page, "html")).toEqual([]);

  await expect.poll(async () => (await messagesTo(recipient)).length, { timeout: 30_000 }).toBe(1);
  const code = CODE.exec((await messagesTo(recipient))[0]?.text ?? "")?.[0] ?? "none";
  await becomeMember(page, site);
  await visit(site, `/ar/gift-cards/redeem#${code}`);
  await hydrate(page);
  await expect(page.locator("[name=code]")).toHaveValue(code);
  await page.getByRole("button", { name: words.redeem.submit }).click();
  await expect(page.getByText(words.redeem.doneDetail)).toBeVisible();
});
