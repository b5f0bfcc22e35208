import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";
import {
  applyCode,
  bookedStay,
  cards,
  expectConfirmed,
  fillGuest,
  foldPrice,
  goOnToPay,
  openCodes,
  openHome,
  payButton,
  pressPay,
  reserve,
  sumOf,
  total,
  typeCard,
  unfoldPrice,
  type Visit,
  wordsOf,
} from "./booking-screen.ts";
import { freeHomes, phone } from "./details-screen.ts";
import { expect, test } from "./guest.ts";
import { codeEnds, hostRaisesPrice, newCode } from "./meanwhile.ts";
import { expectOnlyFailedCalls } from "./results-screen.ts";
import { wake } from "./wake.ts";
import { dealtWays, everyWay, nameOf, type Way } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

/** A city for each journey, and a share of its homes for each way: no other one books there. */
const [JEDDAH, DAMMAM] = [1, 2];
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
  const homes = await freeHomes(page, { ...inCity, pageSize: 100 }, way.site);
  const homeId = homes.find(({ id }) => id % everyWay.length === everyWay.indexOf(way))?.id ?? 0;
  await openHome(page, visit, way, homeId);
  const before = await total(page);
  await hostRaisesPrice(homeId);
  const { button } = wordsOf(way.language).details.reserve;
  await page.getByRole("button", { name: button }).locator("visible=true").first().click();
  await expect(newPrice(page, way.language)).toContainText(read(before));
  return { before };
}

for (const way of dealtWays.second) {
  test(`a new price is told with the old one before anything is held or paid, and may be refused (${nameOf(way)})`, async ({
    page,
    visit,
    context,
    complaints,
  }) => {
    const { language } = way;
    const { before } = await reserveWhilePriceRises(page, visit, way, JEDDAH);
    await cancel(page, language).click();
    await expect(newPrice(page, language)).toBeHidden();
    const raised = await total(page);
    expect(Number(raised)).toBeGreaterThan(Number(before));
    await reserve(page, language);
    expect(await sumOf(page, way)).toBe(raised);

    const code = `NO${Date.now()}`;
    await newCode(code);
    await openCodes(page, way);
    await applyCode(page, way, code);
    await expect(page.getByText(wordsOf(language).cart.coupon.applied({ code }))).toBeVisible();
    const lowered = await sumOf(page, way);
    await foldPrice(page, way);
    await fillGuest(page, language);
    await goOnToPay(page, language);
    await typeCard(page, cards.good);
    const other = await context.newPage();
    await other.setViewportSize(page.viewportSize() ?? phone);
    await other.goto(page.url());
    await wake(other);
    await unfoldPrice(other, way);
    await other.getByRole("button", { name: messagesOf(language).ui.remove({ x: code }) }).click();
    await expect.poll(() => sumOf(other, way)).toBe(raised);
    await other.close();

    await pressPay(page, language);
    await expect(newPrice(page, language)).toContainText(read(lowered));
    await expect(newPrice(page, language)).toContainText(read(raised));
    await cancel(page, language).click();
    await expect(payButton(page, language)).toContainText(read(raised));
    await pressPay(page, language);
    await expectConfirmed(page, language);
    expect(await total(page)).toBe(raised);
    expectOnlyFailedCalls(complaints);
  });
}

for (const way of dealtWays.first) {
  test(`a guest who accepts a new price goes on with it, on the home's page and while paying (${nameOf(way)})`, async ({
    page,
    visit,
    complaints,
  }) => {
    const { language } = way;
    await reserveWhilePriceRises(page, visit, way, DAMMAM);
    await goOn(page, language).click();
    await page.waitForURL(/\/chalet\/guest\?cartId=/);
    await wake(page);
    const code = `YES${Date.now()}`;
    await newCode(code);
    await openCodes(page, way);
    const raised = await sumOf(page, way);
    await applyCode(page, way, code);
    await expect(page.getByText(wordsOf(language).cart.coupon.applied({ code }))).toBeVisible();
    await foldPrice(page, way);
    await fillGuest(page, language);
    await goOnToPay(page, language);
    await typeCard(page, cards.good);
    await codeEnds(code);
    await pressPay(page, language);
    await expect(newPrice(page, language)).toContainText(read(raised));
    await goOn(page, language).click();
    await expectConfirmed(page, language);
    expect(await total(page)).toBe(raised);
    expectOnlyFailedCalls(complaints);
  });
}
