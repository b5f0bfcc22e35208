import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";
import {
  bookedStay,
  cards,
  expectConfirmed,
  fillGuest,
  goOnToPay,
  openHome,
  payButton,
  pressPay,
  reserve,
  total,
  typeCard,
  type Visit,
  wordsOf,
} from "./booking-screen.ts";
import { freeHomes } from "./details-screen.ts";
import { expect, test } from "./guest.ts";
import { codeEnds, hostRaisesPrice, newCode } from "./meanwhile.ts";
import { expectOnlyFailedCalls } from "./results-screen.ts";
import { wake } from "./wake.ts";
import { nameOf, type Way, ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

/** A city for each journey: no other one books there. */
const [JEDDAH, DAMMAM] = [1, 2];
const { arabicDesk } = ways.mabeetSa;
const { englishPhone } = ways.tajawalSa;
const newPrice = (page: Page, language: Language) => page.getByRole("dialog", { name: wordsOf(language).pay.changed });
const cancel = (page: Page, language: Language) =>
  newPrice(page, language).getByRole("button", { name: messagesOf(language).ui.cancel });
const goOn = (page: Page, language: Language) =>
  newPrice(page, language).getByRole("button", { name: language === "ar" ? /^المتابعة/ : /^Continue/ });

/** A sum as guests read it. */
const read = (sum: string | null) =>
  Number(sum).toLocaleString("en", { minimumFractionDigits: 2 }).replace(/\.00$/, "");

/** The price of a home rises between the promise and the press. */
async function reserveWhilePriceRises(
  page: Page,
  visit: Visit,
  way: Way,
  city: number,
): Promise<{ before: string | null }> {
  const inCity = { searchCriteria: [{ lookupTypeId: 2, lookupId: [city] }], ...bookedStay };
  const [home] = await freeHomes(page, inCity, way.site);
  const homeId = home?.id ?? 0;
  await openHome(page, visit, way, homeId);
  const before = await total(page);
  await hostRaisesPrice(homeId);
  const { button } = wordsOf(way.language).details.reserve;
  await page.getByRole("button", { name: button }).locator("visible=true").first().click();
  await expect(newPrice(page, way.language)).toContainText(read(before));
  return { before };
}

async function applyCode(page: Page, way: Way, code: string): Promise<void> {
  const { coupon } = wordsOf(way.language).cart;
  await page.getByLabel(coupon.label).fill(code);
  await page.getByRole("button", { name: coupon.apply }).click();
}

async function openCodes(page: Page, { language, isPhone }: Way): Promise<void> {
  const { box, coupon } = wordsOf(language).cart;
  if (isPhone) await page.getByRole("button", { name: box.show }).click();
  await page.getByText(coupon.ask).click();
}

test(`a new price is told with the old one before anything is held or paid, and may be refused (${nameOf(arabicDesk)})`, async ({
  page,
  visit,
  context,
  complaints,
}) => {
  const { before } = await reserveWhilePriceRises(page, visit, arabicDesk, JEDDAH);
  await cancel(page, "ar").click();
  await expect(newPrice(page, "ar")).toBeHidden();
  const raised = await total(page);
  expect(Number(raised)).toBeGreaterThan(Number(before));
  await reserve(page, "ar");
  expect(await total(page)).toBe(raised);

  const code = `DESK${Date.now()}`;
  await newCode(code);
  await openCodes(page, arabicDesk);
  await applyCode(page, arabicDesk, "SOLDOUT");
  await expect(page.getByText(messagesOf("ar").errorCodes["4103"])).toBeVisible();
  await applyCode(page, arabicDesk, "NOSUCHCODE");
  await expect(page.getByText(messagesOf("ar").errorCodes["4101"])).toBeVisible();
  await applyCode(page, arabicDesk, code);
  await expect(page.getByText(wordsOf("ar").cart.coupon.applied({ code }))).toBeVisible();
  const lowered = await total(page);
  await fillGuest(page, "ar");
  await goOnToPay(page, "ar");
  await typeCard(page, cards.good);
  const other = await context.newPage();
  await other.goto(page.url());
  await wake(other);
  await other.getByRole("button", { name: messagesOf("ar").ui.remove({ x: code }) }).click();
  await expect.poll(() => total(other)).toBe(raised);
  await other.close();

  await pressPay(page, "ar");
  await expect(newPrice(page, "ar")).toContainText(read(lowered));
  await expect(newPrice(page, "ar")).toContainText(read(raised));
  await cancel(page, "ar").click();
  await expect(payButton(page, "ar")).toContainText(read(raised));
  await pressPay(page, "ar");
  await expectConfirmed(page, "ar");
  expect(await total(page)).toBe(raised);
  expectOnlyFailedCalls(complaints);
});

test(`a guest who accepts a new price goes on with it, on the home's page and while paying (${nameOf(englishPhone)})`, async ({
  page,
  visit,
  complaints,
}) => {
  await reserveWhilePriceRises(page, visit, englishPhone, DAMMAM);
  await goOn(page, "en").click();
  await page.waitForURL(/\/chalet\/guest\?cartId=/);
  await wake(page);
  const code = `PHONE${Date.now()}`;
  await newCode(code);
  await openCodes(page, englishPhone);
  const raised = await total(page);
  await applyCode(page, englishPhone, code);
  await expect(page.getByText(wordsOf("en").cart.coupon.applied({ code }))).toBeVisible();
  await page.getByRole("button", { name: wordsOf("en").cart.box.hide }).click();
  await fillGuest(page, "en");
  await goOnToPay(page, "en");
  await typeCard(page, cards.good);
  await codeEnds(code);
  await pressPay(page, "en");
  await expect(newPrice(page, "en")).toContainText(read(raised));
  await goOn(page, "en").click();
  await expectConfirmed(page, "en");
  expect(await total(page)).toBe(raised);
  expectOnlyFailedCalls(complaints);
});
