import type { FrameLocator, Locator, Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { pay, setGuest } from "#tools/shots/make-booking.ts";
import { copyCookies, type SiteApi, siteApi } from "#tools/shots/site-api.ts";
import { addressOf } from "./address.ts";
import { holdNights } from "./background-changes.ts";
import { hydrate } from "./hydrate.ts";
import { desktop, forAddress, freeProperties, inDays, phone } from "./property.ts";
import { expect, test } from "./test.ts";
import { type Variant, variants } from "./variants.ts";

const sunday = [40, 41, 42, 43, 44, 45, 46].find((days) => new Date(inDays(days)).getUTCDay() === 0) ?? 40;
/** Days that only booking journeys use; from a Sunday on most properties are free. */
export const bookedStay = { checkIn: inDays(sunday), checkOut: inDays(sunday + 2) };
/** Riyadh, Al Khobar, Taif, Abha, AlUla, Al Ahsa; journeys about a price change use other cities. */
const bookedCities = [5, 3, 4, 6, 7, 8];
export const bookedQuery = `checkIn=${forAddress(bookedStay.checkIn)}&checkOut=${forAddress(bookedStay.checkOut)}`;

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  challenge: "4000 0000 0000 3220",
  late: "4000 0000 0000 6009",
};

export const wordsOf = (language: Language) => lazyMessagesOf(language);

/** A random free property of this worker's share, so that no other journey books it at the same time. */
export async function anyProperty(
  page: Page,
  site = "mabeet-sa",
  { cities = bookedCities, stay = bookedStay } = {},
): Promise<number> {
  const { parallelIndex, config } = test.info();
  for (const cityId of cities.toSorted(() => Math.random() - 0.5)) {
    const searchCriteria = [{ lookupTypeId: 2, lookupId: [cityId] }];
    const free = await freeProperties(page, { ...stay, searchCriteria, pageSize: 100 }, site);
    const properties = free.filter(({ id }) => id % config.workers === parallelIndex);
    const property = properties[Math.floor(Math.random() * properties.length)];
    if (property) return property.id;
  }
  throw new Error("No home is free for a booking");
}

export const total = (page: Page) => page.locator("[data-total]:visible").first().getAttribute("data-total");

/** On a phone the price box is collapsed beside a form; its total is in the page all the same. */
export const sumOf = (page: Page, { isPhone }: Variant) =>
  isPhone ? page.locator("[data-total]").first().getAttribute("data-total") : total(page);

/** What is left to pay beside points and wallet. */
export const toPay = (page: Page) => page.locator("[data-to-pay]").first().getAttribute("data-to-pay");

type PaidMethod = keyof ReturnType<typeof wordsOf>["paid"]["methods"];

/** The price of a booking names each of these as what paid it. */
export async function expectPaidWith(page: Page, language: Language, methods: readonly PaidMethod[]): Promise<void> {
  const { paid } = wordsOf(language);
  for (const method of methods) {
    const part = page.locator("dl dt").filter({ hasText: paid.methods[method] });
    await expect(part.first()).toBeVisible();
  }
}

export async function unfoldPrice(page: Page, { language, isPhone }: Variant): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: wordsOf(language).cart.box.show }).click();
}

export async function foldPrice(page: Page, { language, isPhone }: Variant): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: wordsOf(language).cart.box.hide }).click();
}

/** Opens the coupon field of the price box. */
export async function openCodes(page: Page, variant: Variant): Promise<void> {
  await unfoldPrice(page, variant);
  await page.getByText(wordsOf(variant.language).cart.coupon.ask).click();
}

export async function applyCode(page: Page, { language }: Variant, code: string): Promise<void> {
  const { coupon } = wordsOf(language).cart;
  await page.getByLabel(coupon.label).fill(code);
  await page.getByRole("button", { name: coupon.apply }).click();
}

/** Presses Reserve on the property page and waits for the guest form. */
export async function reserve(page: Page, language: Language): Promise<void> {
  const { button } = wordsOf(language).details.reserve;
  await page.getByRole("button", { name: button }).locator("visible=true").first().click();
  await page.waitForURL(/\/chalet\/guest\?cartId=/);
  // The address changes before the page does.
  await page.locator("#guest").waitFor();
  await hydrate(page);
}

/** The contact of the guest, the property and the stay, where a journey needs its own. */
type Booked = {
  email?: string;
  phone?: { dialCode: string; number: string; countryCode: string };
  propertyId?: number;
  stay?: typeof bookedStay;
};

export async function fillGuest(page: Page, language: Language): Promise<void> {
  const isArabic = language === "ar";
  await page.locator("[name=firstName]").fill(isArabic ? "نورة" : "Noura");
  await page.locator("[name=lastName]").fill(isArabic ? "العتيبي" : "Alotaibi");
  await page.locator("[name=email]").fill("noura@example.test");
  await page.locator("[name=phone]").fill("٠٥١٢٣٤٥٦٧٨");
  await page.locator("[name=agreeRules]").check();
}

export async function goOnToPay(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: wordsOf(language).guest.submit }).click();
  await page.waitForURL(/\/chalet\/payment\?cartId=/);
  await hydrate(page);
  await cardFields(page, language);
}

const isBahrain = (page: Page) => new URL(page.url()).hostname.startsWith(variants.mabeetBh.arabicPhone.site);

/**
 * The gateway's card fields. Our page with the card fields is a frame of the payment page; Checkout.com's are in a frame
 * of their own in it, Moyasar's are its own inputs.
 */
export function gatewayFields(page: Page): FrameLocator {
  const ours = page.frameLocator("iframe");
  return isBahrain(page) ? ours : ours.frameLocator("iframe");
}

/** In Kuwait KNET is chosen first, and the card fields are not there. */
async function cardFields(page: Page, language: Language): Promise<void> {
  const card = page.getByRole("radio", { name: wordsOf(language).paid.methods.card });
  if (await card.isChecked()) await gatewayFields(page).locator("#number").waitFor();
}

export const payButton = (page: Page, language: Language) =>
  page.getByRole("button", { name: language === "ar" ? /^دفع/ : /^Pay / });

/**
 * Right after scrolling, Chromium still routes a click to the old position of the gateway's frame; this waits until the
 * frame has moved.
 */
export async function atRest(page: Page, target: Locator): Promise<Locator> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((rest) => requestAnimationFrame(() => setTimeout(rest, 250))));
  return target;
}

export async function pressPay(page: Page, language: Language): Promise<void> {
  await (await atRest(page, payButton(page, language))).click();
}

/** Fills in the card fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = gatewayFields(page);
  await frame.locator("#number").fill(number);
  await frame.locator("#expiry").fill("12/34");
  await frame.locator("#code").fill("123");
  await frame.locator("#holder").fill("NOURA ALI");
}

/** Pays with a card; what the bank answers is up to the card. */
export async function payByCard(page: Page, language: Language, card: string = cards.good): Promise<void> {
  await typeCard(page, card);
  await pressPay(page, language);
}

export async function expectConfirmed(page: Page, language: Language): Promise<void> {
  await page.waitForURL(/\/chalet\/confirmation\?orderNumber=C\d{9}$/, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1, name: wordsOf(language).order.heads["58"] })).toBeVisible();
}

const sizeOf = ({ isPhone }: Variant) => (isPhone ? phone : desktop);
const surfaceOf = ({ isPhone }: Variant) => (isPhone ? "/mweb" : "");

export type Visit = (site: string, path: string) => Promise<void>;

/** Opens a property page with dates; picks a random free property unless one is given. */
export async function openProperty(page: Page, visit: Visit, variant: Variant, named?: number): Promise<number> {
  const { site, language } = variant;
  await page.setViewportSize(sizeOf(variant));
  const id = named ?? (await anyProperty(page, site));
  await visit(site, `/${language}${surfaceOf(variant)}/chalet/details/${id}?${bookedQuery}`);
  return id;
}

/** Opens the guest form of a property that was reserved on its page. */
export async function openGuestForm(page: Page, visit: Visit, variant: Variant): Promise<number> {
  const id = await openProperty(page, visit, variant);
  await reserve(page, variant.language);
  return id;
}

export const cartIdOf = (page: Page) => new URL(page.url()).searchParams.get("cartId") ?? "";

/** Fills in the guest form and submits it. */
export async function submitGuest(page: Page, language: Language): Promise<void> {
  await fillGuest(page, language);
  await goOnToPay(page, language);
}

/** Holds a property and records its guest through the API, as a guest of this browser. */
async function holdForGuest(page: Page, { site }: Variant, booked: Booked): Promise<{ api: SiteApi; cartId: string }> {
  const { propertyId = await anyProperty(page, site), stay = bookedStay, ...contact } = booked;
  const api = siteApi(page.request, addressOf(site, "/"));
  const { cartId } = await holdNights(api, { propertyId, ...stay });
  await setGuest(api, cartId, { guestCount: { adults: 1, children: 0 }, ...contact });
  return { api, cartId };
}

/** The page is from now on that of the guest who called the API. */
async function becomeGuest(page: Page, variant: Variant, api: SiteApi): Promise<void> {
  await page.setViewportSize(sizeOf(variant));
  await copyCookies(page, addressOf(variant.site, "/"), api);
  await page.context().clearCookies({ domain: new URL(api.direct).hostname });
}

/** Opens the payment page; the API has held a property and recorded its guest, because journeys about paying begin here. */
export async function openPayment(page: Page, visit: Visit, variant: Variant, booked: Booked = {}): Promise<void> {
  const { site, language } = variant;
  const { api, cartId } = await holdForGuest(page, variant, booked);
  await becomeGuest(page, variant, api);
  await visit(site, `/${language}${surfaceOf(variant)}/chalet/payment?cartId=${cartId}`);
  await cardFields(page, language);
}

/** Books through the API, because journeys after a booking begin with its order number. */
export async function bookByApi(page: Page, variant: Variant, booked: Booked = {}): Promise<string> {
  const { api, cartId } = await holdForGuest(page, variant, booked);
  const { orderNumber } = await pay(api, cartId, "order");
  await becomeGuest(page, variant, api);
  return orderNumber;
}

export const orderNumberOf = (page: Page) => new URL(page.url()).searchParams.get("orderNumber") ?? "";
