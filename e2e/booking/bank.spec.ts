import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { bankPaysLate } from "../steps/background-changes.ts";
import { cards, expectConfirmed, openPayment, payByCard, type Visit, wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });
// The fake clock below belongs to the whole context.
test.use({ ownContext: true });

const LONGER_THAN_POLLING_MS = 121_000;
const POLL_MS = 10_000;

async function comeToBank(page: Page, visit: Visit, variant: Variant): Promise<void> {
  await openPayment(page, visit, variant);
  await payByCard(page, variant.language, cards.challenge);
  await page.locator("#code").waitFor();
}

/** Expects the page that waits for the bank and returns its payment id. */
async function waitingFor(page: Page, language: Language): Promise<string> {
  await page.waitForURL(/\/chalet\/payment\/return\?/, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: wordsOf(language).pay.wait.title })).toBeVisible();
  return new URL(page.url()).searchParams.get("paymentId") ?? "";
}

for (const { title, ...variant } of journeyVariants(
  "a timeout of the bank shows an error, a bank without an answer shows a waiting page, and its late approval makes a booking",
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    const { wait } = wordsOf(language).pay;
    await comeToBank(page, visit, variant);
    await page.locator("button[value=silent]").click();
    await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5004/, { timeout: 30_000 });
    await hydrate(page);
    await expect(
      page.getByText(messagesOf(language).errorCodes[problems["bank-verification-timed-out"].code]),
    ).toBeVisible();
    await payByCard(page, language, cards.late);
    const paymentId = await waitingFor(page, language);

    await page.clock.install();
    await page.reload();
    await waitingFor(page, language);
    await hydrate(page);
    await expect(async () => {
      // A jump: while the clock runs, no answer can arrive, and a poll without an answer is given up.
      await page.clock.fastForward(LONGER_THAN_POLLING_MS);
      await expect(page.getByRole("heading", { level: 1, name: wait.pendingTitle })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole("link", { name: wait.see }).click();
    await expect(page.getByRole("heading", { level: 1, name: wordsOf(language).order.heads["71"] })).toBeVisible();
    await hydrate(page);
    await bankPaysLate(page, paymentId);
    await expect(async () => {
      await page.clock.runFor(POLL_MS);
      await expect(page.getByRole("heading", { level: 1, name: wordsOf(language).order.heads["58"] })).toBeVisible();
    }).toPass();
  });
}

for (const { title, ...variant } of journeyVariants(
  "a guest who closed the tab before the bank answered finds the booking from the page they paid on",
)) {
  test(title, async ({ page, visit, context }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    const paidOn = page.url();
    await payByCard(page, language, cards.late);
    const paymentId = await waitingFor(page, language);
    const again = await context.newPage();
    await again.setViewportSize(page.viewportSize() ?? phone);
    await page.close();
    await again.goto(paidOn, { waitUntil: "commit" });
    expect(await waitingFor(again, language)).toBe(paymentId);
    await hydrate(again);
    await expectAccessible(again, "payment-wait");

    const sleep = await context.newCDPSession(again);
    await sleep.send("Page.setWebLifecycleState", { state: "frozen" });
    await bankPaysLate(again, paymentId);
    await sleep.send("Page.setWebLifecycleState", { state: "active" });
    await expectConfirmed(again, language);
  });
}
