import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { directAddress } from "../steps/address.ts";
import {
  atRest,
  cards,
  expectConfirmed,
  openGuestForm,
  openPayment,
  openProperty,
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
import { nameOf, testMatrix } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

for (const variant of testMatrix.first) {
  const { language, isPhone } = variant;
  const words = wordsOf(language);

  test(`a guest books, one price stands on every page, and the mail opens it elsewhere (${nameOf(variant)})`, async ({
    page,
    visit,
    browser,
  }) => {
    await openProperty(page, visit, variant);
    const promised = await total(page);
    await reserve(page, language);
    expect(await sumOf(page, variant)).toBe(promised);
    await expectAccessible(page, isPhone ? "mweb-guest" : "guest");
    await submitGuest(page, language);
    expect(await sumOf(page, variant)).toBe(promised);
    await expectAccessible(page, isPhone ? "mweb-payment" : "payment");
    await payByCard(page, language);
    await expectConfirmed(page, language);
    expect(await total(page)).toBe(promised);
    await expectAccessible(page, "confirmation");
    await page.emulateMedia({ media: "print" });
    await expectAccessible(page, "confirmation-printed");
    await page.emulateMedia({ media: null });
    const calendar = page.getByRole("link", { name: words.order.calendar });
    const kind = await calendar.evaluate(async (link) =>
      (await fetch((link as HTMLAnchorElement).href)).headers.get("content-type"),
    );
    expect(kind).toContain("text/calendar");

    const elsewhere = await browser.newPage();
    const here = page.url();
    await elsewhere.goto(here);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(words.order.missing);
    await expectAccessible(elsewhere, "confirmation-missing");
    await elsewhere.goto(await mailedLink(/C\d{9}/.exec(here)?.[0] ?? ""));
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(words.order.heads["58"]);
    expect(new URL(elsewhere.url()).search).toBe(new URL(here).search);
    expect(await total(elsewhere)).toBe(promised);
    await expectReadableMail(elsewhere, await mailAbout(/C\d{9}/.exec(here)?.[0] ?? ""));
    await elsewhere.close();
  });

  test(`the bank asks a guest for a code, and the booking follows (${nameOf(variant)})`, async ({ page, visit }) => {
    const surface = `/${language}${isPhone ? "/mweb" : ""}/chalet`;
    await openGuestForm(page, visit, variant);
    await expect(page).toHaveURL(new RegExp(`${surface}/guest`));
    await submitGuest(page, language);
    await expect(payButton(page, language)).toHaveText(language === "ar" ? /^دفع .*[\d,]+/ : /^Pay\sSAR\s[\d,.]+$/);
    await payByCard(page, language, cards.challenge);
    const back = page.waitForRequest(/\/chalet\/payment\/return\?/);
    await page.locator("#code").fill("123456");
    await page.getByRole("button", { name: language === "ar" ? "تأكيد" : "Confirm", exact: true }).click();
    await expectConfirmed(page, language);
    await expect(page).toHaveURL(new RegExp(`${surface}/confirmation`));

    // The address to which the bank sent the guest leads on before any script has asked for the result.
    await page.route("**/check-payment-3ds**", (route) => route.abort());
    await page.goto((await back).url());
    await expectConfirmed(page, language);
  });
}

for (const variant of testMatrix.arabicPhone) {
  const { language } = variant;
  const words = wordsOf(language);
  const { errorCodes } = messagesOf(language);

  test(`a declined card says so, and a second card pays (${nameOf(variant)})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    await openPayment(page, visit, variant);
    await payByCard(page, language, cards.declined);
    await expect(page.getByText(errorCodes[problems["card-declined"].code])).toBeVisible();
    await expect(page.getByText(words.pay.failed)).toBeVisible();
    await expectAccessible(page, "payment-declined");
    await expect(page.frameLocator("iframe").locator("#number")).toHaveValue("");
    await payByCard(page, language);
    await expectConfirmed(page, language);
    expectOnlyFailedCalls(browserErrors);
  });

  test(`a double click pays once (${nameOf(variant)})`, async ({ page, visit }) => {
    await openPayment(page, visit, variant);
    await typeCard(page, cards.good);
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/payment-api/payment") && sent.push(request.method()));
    await (await atRest(page, payButton(page, language))).dblclick();
    await expectConfirmed(page, language);
    expect(sent).toEqual(["POST"]);
  });

  test(`a press on Pay whose answer never comes, and a reload, pay once (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { site } = variant;
    await openPayment(page, visit, variant);
    await typeCard(page, cards.good);
    let tries = 0;
    const paid = new Promise<void>((resolve) =>
      page.route("**/payment-api/payment", async (route) => {
        tries += 1;
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
    expect(tries).toBe(1);
  });
}

for (const variant of testMatrix.englishDesktop) {
  const { language } = variant;
  const words = wordsOf(language);

  test(`a guest who refuses at the bank comes back with the reason, and may try again (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    await openPayment(page, visit, variant);
    await payByCard(page, language, cards.challenge);
    await page.locator("button[value=decline]").click();
    await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5003/, { timeout: 30_000 });
    await expect(
      page.getByText(messagesOf(language).errorCodes[problems["bank-verification-failed"].code]),
    ).toBeVisible();
    await hydrate(page);
    await payByCard(page, language);
    await expectConfirmed(page, language);
  });

  test(`a stay is split into parts by a lender (${nameOf(variant)})`, async ({ page, visit }) => {
    await openPayment(page, visit, variant);
    await (await atRest(page, page.getByRole("radio", { name: words.pay.methods.tabby }))).check();
    await expect(page.getByRole("group", { name: words.pay.plans }).getByRole("radio").first()).toBeChecked();
    await pressPay(page, language);
    await page.locator("button[value=approve]").click();
    await expectConfirmed(page, language);
  });
}

for (const variant of testMatrix.kuwait) {
  test(`dinars are paid with KNET where KNET is, once there are enough of them (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { language } = variant;
    await openPayment(page, visit, variant);
    for (const answer of ["poor", "approve"]) {
      await (await atRest(page, page.getByRole("radio", { name: wordsOf(language).pay.methods.knet }))).check();
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
