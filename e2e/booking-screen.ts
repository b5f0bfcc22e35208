import type { Locator, Page } from "@playwright/test";
import { lateMessagesOf } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";
import { giveCookies, shopOf } from "#tools/shots/shop.ts";
import { addressOf } from "./address.ts";
import { desk, forAddress, freeHomes, inDays, phone } from "./details-screen.ts";
import { expect, test } from "./guest.ts";
import { holdNights } from "./meanwhile.ts";
import { wake } from "./wake.ts";
import type { Way } from "./way.ts";

const sunday = [40, 41, 42, 43, 44, 45, 46].find((days) => new Date(inDays(days)).getUTCDay() === 0) ?? 40;
/** Days of their own, so that bookings take no night another journey looks for; from a Sunday on most homes are free. */
export const bookedStay = { checkIn: inDays(sunday), checkOut: inDays(sunday + 2) };
/** Riyadh, Al Khobar, Taif, Abha, AlUla, Al Ahsa; journeys of a changed price have cities of their own. */
const bookedCities = [5, 3, 4, 6, 7, 8];
export const bookedQuery = `checkIn=${forAddress(bookedStay.checkIn)}&checkOut=${forAddress(bookedStay.checkOut)}`;

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  challenge: "4000 0000 0000 3220",
  late: "4000 0000 0000 6009",
};

export const wordsOf = (language: Language) => lateMessagesOf(language);

/** A free home by chance, of those that are this worker's: no other journey takes it meanwhile. */
export async function anyHome(page: Page, site = "mabeet-sa"): Promise<number> {
  const { parallelIndex, config } = test.info();
  const inCity = (cityId: number) => {
    const searchCriteria = [{ lookupTypeId: 2, lookupId: [cityId] }];
    return freeHomes(page, { ...bookedStay, searchCriteria, pageSize: 100 }, site);
  };
  const free = (await Promise.all(bookedCities.map(inCity))).flat();
  const homes = free.filter(({ id }) => id % config.workers === parallelIndex);
  const home = homes[Math.floor(Math.random() * homes.length)];
  if (home) return home.id;
  throw new Error("No home is free for a booking");
}

export const total = (page: Page) => page.locator("[data-total]:visible").first().getAttribute("data-total");

/** On a phone the lines of the price are folded away while a guest fills in forms; the sum stands in them all the same. */
export const sumOf = (page: Page, { isPhone }: Way) =>
  isPhone ? page.locator("[data-total]").first().getAttribute("data-total") : total(page);

export async function unfoldPrice(page: Page, { language, isPhone }: Way): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: wordsOf(language).cart.box.show }).click();
}

export async function foldPrice(page: Page, { language, isPhone }: Way): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: wordsOf(language).cart.box.hide }).click();
}

/** Opens the place for a code among the lines of the price. */
export async function openCodes(page: Page, way: Way): Promise<void> {
  await unfoldPrice(page, way);
  await page.getByText(wordsOf(way.language).cart.coupon.ask).click();
}

export async function applyCode(page: Page, { language }: Way, code: string): Promise<void> {
  const { coupon } = wordsOf(language).cart;
  await page.getByLabel(coupon.label).fill(code);
  await page.getByRole("button", { name: coupon.apply }).click();
}

/** Presses Reserve on the page of a home and comes to the guest's details. */
export async function reserve(page: Page, language: Language): Promise<void> {
  const { button } = wordsOf(language).details.reserve;
  await page.getByRole("button", { name: button }).locator("visible=true").first().click();
  await page.waitForURL(/\/chalet\/guest\?cartId=/);
  await wake(page);
}

/** How the guest is reached; one who wants to be told apart has an address or a number of their own. */
type Reached = { email?: string; phone?: string };

export async function fillGuest(page: Page, language: Language, reached: Reached = {}): Promise<void> {
  const { email = "noura@example.test", phone: number = "٠٥١٢٣٤٥٦٧٨" } = reached;
  const isArabic = language === "ar";
  await page.locator("[name=firstName]").fill(isArabic ? "نورة" : "Noura");
  await page.locator("[name=lastName]").fill(isArabic ? "العتيبي" : "Alotaibi");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=phone]").fill(number);
  await page.locator("[name=agreeRules]").check();
}

export async function goOnToPay(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: wordsOf(language).guest.submit }).click();
  await page.waitForURL(/\/chalet\/payment\?cartId=/);
  await wake(page);
  await page.frameLocator("iframe").locator("#number").waitFor();
}

export const payButton = (page: Page, language: Language) =>
  page.getByRole("button", { name: language === "ar" ? /^دفع/ : /^Pay / });

/**
 * The browser sends a press to where the gateway's frame was a moment ago. A person is slower than that; a test that has
 * just scrolled waits.
 */
export async function atRest(page: Page, target: Locator): Promise<Locator> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((rest) => requestAnimationFrame(() => setTimeout(rest, 250))));
  return target;
}

export async function pressPay(page: Page, language: Language): Promise<void> {
  await (await atRest(page, payButton(page, language))).click();
}

/** Types into the gateway's frame, as a guest would. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator("iframe");
  await frame.locator("#number").fill(number);
  await frame.locator("#expiry").fill("12/34");
  await frame.locator("#code").fill("123");
  await frame.locator("#holder").fill("NOURA ALI");
}

export async function expectConfirmed(page: Page, language: Language): Promise<void> {
  await page.waitForURL(/\/chalet\/confirmation\?orderNumber=C\d{9}$/, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: wordsOf(language).order.heads["58"] })).toBeVisible();
}

const sizeOf = ({ isPhone }: Way) => (isPhone ? phone : desk);
const surfaceOf = ({ isPhone }: Way) => (isPhone ? "/mweb" : "");

export type Visit = (site: string, path: string) => Promise<void>;

/** Opens a home with its days on a phone or at a desk; one is chosen when none is named. */
export async function openHome(page: Page, visit: Visit, way: Way, named?: number): Promise<number> {
  const { site, language } = way;
  await page.setViewportSize(sizeOf(way));
  const id = named ?? (await anyHome(page, site));
  await visit(site, `/${language}${surfaceOf(way)}/chalet/details/${id}?${bookedQuery}`);
  return id;
}

export const cartIdOf = (page: Page) => new URL(page.url()).searchParams.get("cartId") ?? "";

/** A stranger who holds a home already, at its details; journeys that are about what comes later begin here. */
async function holdHome(page: Page, visit: Visit, way: Way): Promise<void> {
  const { site, language } = way;
  await page.setViewportSize(sizeOf(way));
  const shop = shopOf(page.request, addressOf(site, "/"));
  const { cartId } = await holdNights(shop, { propertyId: await anyHome(page, site), ...bookedStay });
  await giveCookies(page, addressOf(site, "/"), shop);
  await page.context().clearCookies({ domain: new URL(shop.direct).hostname });
  await visit(site, `/${language}${surfaceOf(way)}/chalet/guest?cartId=${cartId}`);
}

/** To the payment page with a home that is held. */
export async function comeToPay(page: Page, visit: Visit, way: Way, reached?: Reached): Promise<void> {
  await holdHome(page, visit, way);
  await fillGuest(page, way.language, reached);
  await goOnToPay(page, way.language);
}
