import type { Browser, Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { directAddress } from "../steps/address.ts";
import {
  atRest,
  cards,
  expectConfirmed,
  gatewayFields,
  openPayment,
  openProperty,
  orderNumberOf,
  payButton,
  payByCard,
  pressPay,
  reserve,
  submitGuest,
  sumOf,
  total,
  typeCard,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { expectReadableMail } from "../steps/readable-mail.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { mailAbout, mailedLink } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, mainJourneyVariants, type Variant, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

/** Pays with a card for which the bank asks a code. Returns the address to which the bank sent the guest. */
async function payWithCode(page: Page, { language }: Variant): Promise<string> {
  await payByCard(page, language, cards.challenge);
  const back = page.waitForRequest(/\/chalet\/payment\/return\?/);
  await page.locator("#code").fill("123456");
  await page.getByRole("button", { name: language === "ar" ? "تأكيد" : "Confirm", exact: true }).click();
  await expectConfirmed(page, language);
  return (await back).url();
}

/** Another browser finds nothing under the address of the booking, but opens it by the link in the mail. */
async function openElsewhere(page: Page, browser: Browser, { language }: Variant): Promise<void> {
  const { order: words } = wordsOf(language);
  const number = orderNumberOf(page);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(words.missing);
  await expectAccessible(elsewhere, "confirmation-missing");
  await elsewhere.goto(await mailedLink(number));
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(words.heads["58"]);
  expect(new URL(elsewhere.url()).search).toBe(new URL(page.url()).search);
  expect(await total(elsewhere)).toBe(await total(page));
  await expectReadableMail(elsewhere, await mailAbout(number));
  await elsewhere.close();
}

for (const { title, ...variant } of mainJourneyVariants(
  "a guest books with a code of the bank, one price stands on every page, and the mail opens the booking elsewhere",
)) {
  const { language, isPhone } = variant;
  const surface = `/${language}${isPhone ? "/mweb" : ""}/chalet`;

  test(title, async ({ page, visit, browser }) => {
    await openProperty(page, visit, variant);
    const agreed = await total(page);
    await reserve(page, language);
    await expect(page).toHaveURL(new RegExp(`${surface}/guest`));
    expect(await sumOf(page, variant)).toBe(agreed);
    await expectAccessible(page, isPhone ? "mweb-guest" : "guest");
    await submitGuest(page, language);
    expect(await sumOf(page, variant)).toBe(agreed);
    await expect(payButton(page, language)).toHaveText(language === "ar" ? /^دفع .*[\d,]+/ : /^Pay\sSAR\s[\d,.]+$/);
    await expectAccessible(page, isPhone ? "mweb-payment" : "payment");
    const back = await payWithCode(page, variant);
    await expect(page).toHaveURL(new RegExp(`${surface}/confirmation`));
    expect(await total(page)).toBe(agreed);
    await expectAccessible(page, "confirmation");
    await page.emulateMedia({ media: "print" });
    await expectAccessible(page, "confirmation-printed");
    await page.emulateMedia({ media: null });
    const calendar = page.getByRole("link", { name: wordsOf(language).order.calendar });
    const kind = await calendar.evaluate(async (link) =>
      (await fetch((link as HTMLAnchorElement).href)).headers.get("content-type"),
    );
    expect(kind).toContain("text/calendar");
    await openElsewhere(page, browser, variant);

    // The address to which the bank sent the guest leads on before any script has asked for the result.
    await page.route("**/check-payment-3ds**", (route) => route.abort());
    await page.goto(back);
    await expectConfirmed(page, language);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a guest whose card is declined, and who refuses at the bank, reads why, and a double click pays once",
)) {
  const { language } = variant;
  const { errorCodes } = messagesOf(language);

  test(title, async ({ page, visit, browserErrors }) => {
    await openPayment(page, visit, variant);
    await payByCard(page, language, cards.declined);
    await expect(page.getByText(errorCodes[problems["card-declined"].code])).toBeVisible();
    await expect(page.getByText(wordsOf(language).pay.failed)).toBeVisible();
    await expectAccessible(page, "payment-declined");
    await expect(gatewayFields(page).locator("#number")).toHaveValue("");

    await payByCard(page, language, cards.challenge);
    await page.locator("button[value=decline]").click();
    await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5003/, { timeout: 30_000 });
    await expect(page.getByText(errorCodes[problems["bank-verification-failed"].code])).toBeVisible();
    await hydrate(page);

    await typeCard(page, cards.good);
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/payment-api/payment") && sent.push(request.method()));
    await (await atRest(page, payButton(page, language))).dblclick();
    await expectConfirmed(page, language);
    expect(sent).toEqual(["POST"]);
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a press on Pay whose answer never comes, a reload and a second tab pay once and show the booking",
)) {
  const { site, language } = variant;

  test(title, async ({ page, visit, context }) => {
    await openPayment(page, visit, variant);
    const second = await context.newPage();
    await second.goto(page.url());
    await hydrate(second);
    await page.bringToFront();
    await typeCard(page, cards.good);
    let attempts = 0;
    const paid = new Promise<void>((resolve) =>
      page.route("**/payment-api/payment", async (route) => {
        attempts += 1;
        const { url } = directAddress(site, "/api/payment-api/payment");
        const { host } = new URL(page.url());
        const answer = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
        expect((await answer.json()).status).toBe("SUCCESS");
        resolve();
      }),
    );
    await pressPay(page, language);
    await paid;
    await page.reload();
    await expectConfirmed(page, language);
    expect(attempts).toBe(1);
    await second.reload();
    await expectConfirmed(second, language);
  });
}

for (const { title, ...variant } of journeyVariants(
  "dinars are paid with KNET where KNET is, once there are enough of them",
  Object.values(variants.mabeetKw),
)) {
  test(title, async ({ page, visit }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    for (const answer of ["poor", "approve"]) {
      await (await atRest(page, page.getByRole("radio", { name: wordsOf(language).paid.methods.knet }))).check();
      await expect(payButton(page, language)).toHaveText(language === "ar" ? /د\.ك/ : /KWD\s[\d,]+\.\d\d$/);
      if (answer === "poor") await expectAccessible(page, "payment-knet");
      await pressPay(page, language);
      await page.locator(`button[value=${answer}]`).click();
      if (answer === "approve") continue;
      await expect(page.getByText(messagesOf(language).errorCodes[problems["card-balance-too-low"].code])).toBeVisible({
        timeout: 30_000,
      });
      await hydrate(page);
    }
    await expectConfirmed(page, language);
  });
}
