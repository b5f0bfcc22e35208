import type { APIRequestContext, Page } from "@playwright/test";
import { endpoints } from "#contract/endpoints.ts";
import { call } from "#tools/shots/site-api.ts";
import {
  bookHeldProperty,
  cartIdOf,
  expectConfirmed,
  goOnToPay,
  openGuestForm,
  orderNumberOf,
  payByCard,
  sumOf,
  total,
  type Visit,
  wordsOf,
} from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { holdScripts, openUntouched } from "../steps/late-scripts.ts";
import {
  accountButton,
  aMember,
  anyEmail,
  drawer,
  expireSession,
  fillLogin,
  fillRegistration,
  PASSWORD,
  typeCode,
} from "../steps/login.ts";
import { becomeMember } from "../steps/member.ts";
import { desktop, phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, type Variant, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

test("a member logs in while booking, finds the contact filled in and the booking in the account", async ({
  page,
  visit,
  request,
}) => {
  const email = anyEmail();
  await aMember(request, "mabeet-sa", { email });
  await openGuestForm(page, visit, variants.mabeetSa.arabicPhone);
  await page
    .getByRole("main")
    .getByRole("link", { name: wordsOf("ar").login.nudge.link })
    .click();
  await expect(drawer(page)).toBeVisible();
  await fillLogin(drawer(page), "ar", { email });
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(page.locator("[name=firstName]")).toHaveValue("Noura");
  await page.locator("[name=phone]").fill("0512345678");
  await page.locator("[name=agreeRules]").check();
  await goOnToPay(page, "ar");
  await payAndFind(page, visit, variants.mabeetSa.arabicPhone);
});

test("a member books for somebody saved with one press", async ({ page, visit }) => {
  const { nudge } = wordsOf("ar").login;
  const { api } = await becomeMember(page);
  const saved = { birthDate: "1990-01-02", nationality: "SA", idType: null, idNumber: null, idExpiry: null };
  const people = [
    { title: "mr", firstName: "Fahd", lastName: "Al Harbi", ...saved, isPrimary: true },
    { title: "mrs", firstName: "هيا", lastName: "العتيبي", ...saved, isPrimary: false },
  ];
  for (const person of people) await call(api, "POST", endpoints.addTraveller.url, person);
  // Requests from outside the page have no session.
  await page.context().clearCookies({ domain: "127.0.0.1" });
  await openGuestForm(page, visit, variants.mabeetSa.arabicDesktop);
  await expect(page.locator("[name=firstName]")).toHaveValue("Sara");
  const chips = page.getByRole("group", { name: nudge.travellers });
  await chips.getByRole("button", { name: "هيا العتيبي" }).click();
  await expect(page.locator("[name=firstName]")).toHaveValue("هيا");
  await expect(page.locator("[name=lastName]")).toHaveValue("العتيبي");
  await expect(page.locator("[name=nationality]")).toHaveValue("SA");
  await expect(page.getByRole("status").filter({ hasText: "هيا العتيبي" })).toHaveCount(1);
  await page.locator("[name=phone]").fill("0512345678");
  await page.locator("[name=agreeRules]").check();
  await goOnToPay(page, "ar");
});

for (const variant of testMatrix.englishPhone) {
  test(`a guest joins by the code in the mail, books as a member and finds the booking (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { site, language } = variant;
    const email = anyEmail();
    await page.setViewportSize(variant.isPhone ? phone : desktop);
    await visit(site, `/${language}/register`);
    await fillRegistration(page, language, email);
    await typeCode(page, language, email);
    await expect(accountButton(page, language)).toBeVisible();
    await bookAProperty(page, visit, variant, email);
    await goOnToPay(page, language);
    await payAndFind(page, visit, variant);
  });
}

for (const variant of testMatrix.arabicDesktop) {
  test(`a session that ends while the details are typed opens the login drawer, and the booking continues after it (${nameOf(variant)})`, async ({
    page,
    visit,
    request,
    browserErrors,
  }) => {
    const { language } = variant;
    const words = wordsOf(language);
    const { email, cartId, promised } = await bookAsMember({ page, visit, request }, variant);
    await page.locator("[name=note]").fill("نصل متأخرين");
    await expireSession(page);
    await page.getByRole("button", { name: words.guest.submit }).click();
    await expect(drawer(page).getByText(words.login.over)).toBeVisible();
    await drawer(page).locator("[name=email]").fill(email);
    await drawer(page).locator("[name=password]").fill(PASSWORD);
    await drawer(page).getByRole("button", { name: words.login.logIn.submit, exact: true }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator("[name=phone]")).toHaveValue("0512345678");
    await expect(page.locator("[name=note]")).toHaveValue("نصل متأخرين");
    await expect(page.locator("[name=agreeRules]")).toBeChecked();
    expect(cartIdOf(page)).toBe(cartId);
    expect(await sumOf(page, variant)).toBe(promised);
    await goOnToPay(page, language);
    await payAndFind(page, visit, variant);
    expectOnlyFailedCalls(browserErrors);
  });
}

/** Pays, and finds the booking in the account. */
async function payAndFind(page: Page, visit: Visit, { site, language }: Variant): Promise<void> {
  await payByCard(page, language);
  await expectConfirmed(page, language);
  const number = orderNumberOf(page);
  await visit(site, `/${language}/account/orders`);
  await expect(page.getByText(number)).toBeVisible();
}

test("a member who does not log in again after the session ended continues as a guest", async ({
  page,
  visit,
  request,
  browserErrors,
}) => {
  const { email, promised } = await bookAsMember({ page, visit, request }, variants.mabeetSa.englishDesktop);
  await expireSession(page);
  await page.reload();
  await hydrate(page);
  await expect(page.locator("[name=phone]")).toHaveValue("0512345678");
  await expect(page.locator("[name=email]")).toHaveValue(email);
  expect(await total(page)).toBe(promised);
  await page.getByRole("button", { name: wordsOf("en").guest.submit }).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await goOnToPay(page, "en");
  expectOnlyFailedCalls(browserErrors);
});

type Browsing = { page: Page; visit: Visit; request: APIRequestContext };

/** A member logs in and fills in the guest form of a booking. */
async function bookAsMember({ page, visit, request }: Browsing, variant: Variant) {
  const { site, language } = variant;
  const email = anyEmail();
  await aMember(request, site, { email });
  await visit(site, `/${language}/login?returnTo=/${language}/help`);
  await fillLogin(page, language, { email });
  await expect(accountButton(page, language)).toBeVisible();
  await bookAProperty(page, visit, variant, email);
  return { email, cartId: cartIdOf(page), promised: await sumOf(page, variant) };
}

/** Opens the guest form, expects the member's contact in it and fills in the rest. */
async function bookAProperty(page: Page, visit: Visit, variant: Variant, email: string): Promise<void> {
  await openGuestForm(page, visit, variant);
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await page.locator("[name=phone]").fill("0512345678");
  await page.locator("[name=agreeRules]").check();
}

test("a guest who has booked keeps the booking in an account with a password alone, typed before the scripts came", async ({
  page,
  visit,
}) => {
  const email = anyEmail();
  const { join } = wordsOf("en").login;
  const number = await bookHeldProperty(page, visit, variants.tajawalAe.englishDesktop, { email });
  // While its invoice is being prepared the page refreshes by itself, which needs its scripts.
  await expect(page.getByText(wordsOf("en").document.preparing)).toBeHidden();
  const releaseScripts = await holdScripts(page);
  await openUntouched(page);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: join.submit }).click();
  expect(page.url()).not.toContain("password");
  releaseScripts();
  await typeCode(page, "en", email);
  await expect(page.getByText(join.done)).toBeVisible();
  await page.getByRole("link", { name: join.see }).click();
  await expect(page.getByText(number)).toBeVisible();
});
