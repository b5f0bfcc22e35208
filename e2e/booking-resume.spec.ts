import type { Page } from "@playwright/test";
import {
  cards,
  expectConfirmed,
  fillGuest,
  goOnToPay,
  openHome,
  payButton,
  pressPay,
  reserve,
  typeCard,
  wordsOf,
} from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { wake } from "./wake.ts";
import { dealtWays, nameOf, type Way } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

const firstName = (page: Page) => page.locator("[name=firstName]");

/** What was typed stands there after a reload, and after a step back to the home and forth again. */
async function leaveGuestPageAndReturn(page: Page): Promise<void> {
  const typed = await firstName(page).inputValue();
  await page.reload();
  await wake(page);
  await expect(firstName(page)).toHaveValue(typed);
  await page.goBack();
  await page.waitForURL(/\/chalet\/details\//);
  await page.goForward();
  await page.waitForURL(/\/chalet\/guest\?cartId=/);
  await wake(page);
  await expect(firstName(page)).toHaveValue(typed);
}

async function leavePaymentPageAndReturn(page: Page, { language }: Way): Promise<void> {
  await page.reload();
  await wake(page);
  await page.goBack();
  await page.waitForURL(/\/chalet\/guest\?cartId=/);
  await wake(page);
  await expect(firstName(page)).not.toHaveValue("");
  await page.goForward();
  await page.waitForURL(/\/chalet\/payment\?cartId=/);
  await wake(page);
  await expect(payButton(page, language)).toBeVisible();
}

/** Back from the bank is no second try: the open one is waited for, and the way forth leads to the bank again. */
async function leaveBankAndReturn(page: Page, { language }: Way): Promise<void> {
  const waits = page.getByRole("heading", { level: 1, name: wordsOf(language).pay.wait.title });
  await page.locator("#code").waitFor();
  await page.goBack();
  await page.waitForURL(/\/chalet\/payment\/return\?/);
  await expect(waits).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(waits).toBeVisible();
  await page.goForward();
}

for (const way of dealtWays.second) {
  test(`reload, Back and a second tab lose nothing on any page of a booking, and pay once (${nameOf(way)})`, async ({
    page,
    visit,
    context,
  }) => {
    const { language } = way;
    const paid: string[] = [];
    context.on("request", (request) => request.url().endsWith("/payment-api/payment") && paid.push(request.method()));
    await openHome(page, visit, way);
    await reserve(page, language);
    await fillGuest(page, language);
    await leaveGuestPageAndReturn(page);
    await goOnToPay(page, language);
    await leavePaymentPageAndReturn(page, way);
    const paidOn = page.url();
    await typeCard(page, cards.challenge);
    await pressPay(page, language);
    await leaveBankAndReturn(page, way);
    await page.locator("#code").fill("123456");
    await page.locator("#code").press("Enter");
    await expectConfirmed(page, language);
    const booking = page.url();

    await page.reload();
    await expectConfirmed(page, language);
    await page.goBack();
    await expect(payButton(page, language)).toHaveCount(0);
    // A page that was come back to may be on its way to the booking by itself, which ends the visit begun here.
    await expect(() => page.goto(paidOn, { waitUntil: "commit" })).toPass();
    await expect(page).toHaveURL(booking);
    const second = await context.newPage();
    await second.goto(paidOn.replace("/payment?", "/guest?"));
    await expectConfirmed(second, language);
    expect(paid).toEqual(["POST"]);
  });
}
