import type { Page } from "@playwright/test";
import {
  cards,
  cartIdOf,
  expectConfirmed,
  fillGuest,
  goOnToPay,
  openGuestForm,
  payButton,
  payByCard,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const firstName = (page: Page) => page.locator("[name=firstName]");

/**
 * Typed text is kept after a reload, and after Back to the property page, which says who holds the dates: its button and
 * the bar of another page lead to the same cart.
 */
async function leaveGuestPageAndReturn(page: Page, { language }: Variant): Promise<void> {
  const { hold } = wordsOf(language).details;
  const [before = ""] = hold.same({ time: "\n" }).split("\n");
  const cartId = cartIdOf(page);
  const isGuestPage = (url: URL) => url.pathname.endsWith("/guest") && url.searchParams.get("cartId") === cartId;
  const typed = await firstName(page).inputValue();
  await page.reload();
  await hydrate(page);
  await expect(firstName(page)).toHaveValue(typed);
  await page.goBack();
  await page.waitForURL(/\/chalet\/details\//);
  await expect(page.getByText(before).first()).toBeVisible();
  await expect(page.locator("[data-hold]")).toHaveCount(1);
  await page.getByRole("link", { name: hold.resume }).locator("visible=true").first().click();
  await page.waitForURL(isGuestPage);
  await hydrate(page);
  await expect(firstName(page)).toHaveValue(typed);
  await page.goto(new URL(`/${language}`, page.url()).href);
  await page.locator("[data-hold] a").click();
  await page.waitForURL(isGuestPage);
  await hydrate(page);
  await expect(firstName(page)).toHaveValue(typed);
}

async function leavePaymentPageAndReturn(page: Page, { language }: Variant): Promise<void> {
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await page.waitForURL(/\/chalet\/guest\?cartId=/);
  await hydrate(page);
  await expect(firstName(page)).not.toHaveValue("");
  await page.goForward();
  await page.waitForURL(/\/chalet\/payment\?cartId=/);
  await hydrate(page);
  await expect(payButton(page, language)).toBeVisible();
}

/** Back from the bank starts no second attempt: the page waits for the open one, and Forward leads to the bank again. */
async function leaveBankAndReturn(page: Page, { language }: Variant): Promise<void> {
  const waits = page.getByRole("heading", { level: 1, name: wordsOf(language).pay.wait.title });
  await page.locator("#code").waitFor();
  await page.goBack();
  await page.waitForURL(/\/chalet\/payment\/return\?/);
  await expect(waits).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(waits).toBeVisible();
  await page.goForward();
}

/** The payment that waits at the bank is cancelled, and the guest is asked again how to pay. */
async function leaveBankForAnotherMethod(page: Page, { language }: Variant): Promise<void> {
  await page.locator("#code").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: wordsOf(language).pay.wait.another }).click();
  await page.waitForURL(/\/chalet\/payment\?cartId=.+&failed=cancelled$/);
  await hydrate(page);
  await expect(page.getByRole("alert").filter({ hasText: wordsOf(language).pay.cancelled })).toBeVisible();
  await expect(payButton(page, language)).toBeVisible();
}

for (const { title, ...variant } of journeyVariants(
  "reload, Back and a second tab lose nothing on any page of a booking, and pay once",
)) {
  test(title, async ({ page, visit, context }) => {
    const { language } = variant;
    const paid: string[] = [];
    context.on("request", (request) => request.url().endsWith("/payment-api/payment") && paid.push(request.method()));
    await openGuestForm(page, visit, variant);
    await fillGuest(page, language);
    await leaveGuestPageAndReturn(page, variant);
    await goOnToPay(page, language);
    await leavePaymentPageAndReturn(page, variant);
    const paidOn = page.url();
    await payByCard(page, language, cards.challenge);
    await leaveBankForAnotherMethod(page, variant);
    await payByCard(page, language, cards.challenge);
    await leaveBankAndReturn(page, variant);
    await page.locator("#code").fill("123456");
    await page.locator("#code").press("Enter");
    await expectConfirmed(page, language);
    const booking = page.url();

    await page.reload();
    await expectConfirmed(page, language);
    await page.goBack();
    await expect(payButton(page, language)).toHaveCount(0);
    // The page may already be navigating to the booking by itself, which aborts this navigation.
    await expect(() => page.goto(paidOn, { waitUntil: "commit" })).toPass();
    await expect(page).toHaveURL(booking);
    const second = await context.newPage();
    await second.goto(paidOn.replace("/payment?", "/guest?"));
    await expectConfirmed(second, language);
    expect(paid).toEqual(["POST", "POST"]);
  });
}
