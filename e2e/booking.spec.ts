import { messagesOf } from "#domain/message/messages.ts";
import { directAddress } from "./address.ts";
import {
  atRest,
  cards,
  comeToPay,
  expectConfirmed,
  fillGuest,
  goOnToPay,
  openHome,
  payButton,
  pressPay,
  reserve,
  total,
  typeCard,
  wordsOf,
} from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { mailedLink } from "./inbox.ts";
import { expectOnlyFailedCalls } from "./results-screen.ts";
import { wake } from "./wake.ts";
import { nameOf, ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

test("a guest books in Arabic at a desk, one price stands on every page, and the mail opens it elsewhere", async ({
  page,
  visit,
  browser,
}) => {
  await openHome(page, visit, ways.mabeetSa.arabicDesk);
  const promised = await total(page);
  await reserve(page, "ar");
  expect(await total(page)).toBe(promised);
  await fillGuest(page, "ar");
  await goOnToPay(page, "ar");
  expect(await total(page)).toBe(promised);
  await typeCard(page, cards.good);
  await pressPay(page, "ar");
  await expectConfirmed(page, "ar");
  expect(await total(page)).toBe(promised);
  const calendar = page.getByRole("link", { name: wordsOf("ar").order.calendar });
  const kind = await calendar.evaluate(async (link) =>
    (await fetch((link as HTMLAnchorElement).href)).headers.get("content-type"),
  );
  expect(kind).toContain("text/calendar");

  const elsewhere = await browser.newPage();
  const here = page.url();
  await elsewhere.goto(here);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(wordsOf("ar").order.missing);
  await elsewhere.goto(await mailedLink(/C\d{9}/.exec(here)?.[0] ?? ""));
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(wordsOf("ar").order.heads["58"]);
  expect(elsewhere.url()).toBe(here);
  expect(await total(elsewhere)).toBe(promised);
  await elsewhere.close();
});

test("the bank asks a guest on a phone for a code, and the booking follows", async ({ page, visit }) => {
  await openHome(page, visit, ways.tajawalAe.englishPhone);
  await reserve(page, "en");
  await expect(page).toHaveURL(/\/en\/mweb\/chalet\/guest/);
  await fillGuest(page, "en");
  await goOnToPay(page, "en");
  await expect(payButton(page, "en")).toHaveText(/^Pay AED [\d,]+\.\d\d$/);
  await typeCard(page, cards.challenge);
  await pressPay(page, "en");
  await page.locator("#code").fill("123456");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expectConfirmed(page, "en");
  await expect(page).toHaveURL(/\/en\/mweb\/chalet\/confirmation/);
});

test("a declined card says so, and a second card pays", async ({ page, visit, complaints }) => {
  await comeToPay(page, visit, ways.mabeetSa.arabicDesk);
  await typeCard(page, cards.declined);
  await pressPay(page, "ar");
  await expect(page.getByText("رُفضت البطاقة. جرّب بطاقة أخرى.")).toBeVisible();
  await expect(page.getByText(wordsOf("ar").pay.failed)).toBeVisible();
  await expect(page.frameLocator("iframe").locator("#number")).toHaveValue("");
  await typeCard(page, cards.good);
  await pressPay(page, "ar");
  await expectConfirmed(page, "ar");
  expectOnlyFailedCalls(complaints);
});

test("a guest who refuses at the bank comes back with the reason, and may try again", async ({ page, visit }) => {
  await comeToPay(page, visit, ways.mabeetSa.englishDesk);
  await typeCard(page, cards.challenge);
  await pressPay(page, "en");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.waitForURL(/\/chalet\/payment\?cartId=.*failed=5003/, { timeout: 30_000 });
  await expect(page.getByText("Bank verification failed.")).toBeVisible();
  await wake(page);
  await typeCard(page, cards.good);
  await pressPay(page, "en");
  await expectConfirmed(page, "en");
});

test("a double click pays once", async ({ page, visit }) => {
  await comeToPay(page, visit, ways.mabeetSa.englishDesk);
  await typeCard(page, cards.good);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/payment-api/payment") && sent.push(request.method()));
  await (await atRest(page, payButton(page, "en"))).dblclick();
  await expectConfirmed(page, "en");
  expect(sent).toEqual(["POST"]);
});

for (const way of [ways.mabeetSa.arabicPhone, ways.tajawalSa.englishDesk]) {
  test(`a press on Pay whose answer never comes, and a reload, pay once (${nameOf(way)})`, async ({ page, visit }) => {
    const { site, language } = way;
    await comeToPay(page, visit, way);
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

for (const way of [ways.mabeetKw.arabicDesk, ways.mabeetKw.englishPhone]) {
  test(`dinars are paid with KNET where KNET is, once there are enough of them (${nameOf(way)})`, async ({
    page,
    visit,
  }) => {
    const { language } = way;
    await comeToPay(page, visit, way);
    for (const answer of ["poor", "approve"]) {
      await (await atRest(page, page.getByRole("radio", { name: wordsOf(language).pay.methods.knet }))).check();
      await expect(payButton(page, language)).toHaveText(language === "ar" ? /د\.ك/ : /KWD [\d,]+\.\d\d$/);
      await pressPay(page, language);
      await page.locator(`button[value=${answer}]`).click();
      if (answer === "approve") continue;
      await expect(page.getByText(messagesOf(language).errorCodes["5002"])).toBeVisible({ timeout: 30_000 });
      await wake(page);
    }
    await expectConfirmed(page, language);
  });
}

test("a stay is split into parts by a lender", async ({ page, visit }) => {
  await comeToPay(page, visit, ways.mabeetSa.englishDesk);
  await (await atRest(page, page.getByRole("radio", { name: "Tabby" }))).check();
  await expect(page.getByRole("radio", { name: /payments of SAR/ }).first()).toBeChecked();
  await pressPay(page, "en");
  await page.locator("button[value=approve]").click();
  await expectConfirmed(page, "en");
});
