import type { Page } from "@playwright/test";
import {
  bookByApi,
  cartIdOf,
  expectConfirmed,
  goOnToPay,
  openGuestForm,
  orderNumberOf,
  payByCard,
  sumOf,
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
  PASSWORD,
  typeCode,
} from "../steps/login.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const NOTE = "نصل متأخرين";

for (const { title, ...variant } of journeyVariants(
  "a member logs in while booking, finds the contact filled in and the booking in the account",
)) {
  const { site, language } = variant;

  test(title, async ({ page, visit, request }) => {
    const email = anyEmail();
    await aMember(request, site, { email });
    await openGuestForm(page, visit, variant);
    await page
      .getByRole("main")
      .getByRole("link", { name: wordsOf(language).login.nudge.link })
      .click();
    await fillLogin(drawer(page), language, { email });
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator("[name=email]")).toHaveValue(email);
    await expect(page.locator("[name=firstName]")).toHaveValue("Noura");
    await page.locator("[name=phone]").fill("0512345678");
    await page.locator("[name=agreeRules]").check();
    await goOnToPay(page, language);
    await payByCard(page, language);
    await expectConfirmed(page, language);
    await findInAccount(page, visit, variant);
  });
}

/** The booking on the page is in the list of the account, with its price and policies, and not among the past ones. */
async function findInAccount(page: Page, visit: Visit, { site, language }: Variant): Promise<void> {
  const { orders: words, order } = wordsOf(language);
  const number = orderNumberOf(page);
  await visit(site, `/${language}/account/orders`);
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await expect(page.locator("[data-order-number]")).toHaveText(number);
  for (const part of [order.stay, order.where, order.host, order.price, order.policy, words.history])
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
  await expect(page.getByRole("button", { name: order.print })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: words.back }).click();
  await page.getByRole("link", { name: words.past }).click();
  await expect(page.getByText(words.emptyPast)).toBeVisible();
}

/** The details that were typed are still in the guest form. */
async function expectTyped(page: Page, email: string): Promise<void> {
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(page.locator("[name=phone]")).toHaveValue("0512345678");
  await expect(page.locator("[name=note]")).toHaveValue(NOTE);
  await expect(page.locator("[name=agreeRules]")).toBeChecked();
}

for (const { title, ...variant } of journeyVariants(
  "a session that ends while the details are typed opens the login drawer, and the booking continues with a login or as a guest",
)) {
  const { site, language } = variant;
  const { login, guest } = wordsOf(language);

  test(title, async ({ page, visit, request, browserErrors }) => {
    const email = anyEmail();
    await aMember(request, site, { email });
    await visit(site, `/${language}/login?returnTo=/${language}/help`);
    await fillLogin(page, language, { email });
    await expect(accountButton(page, language)).toBeVisible();
    await openGuestForm(page, visit, variant);
    await expect(page.locator("[name=email]")).toHaveValue(email);
    await page.locator("[name=phone]").fill("0512345678");
    await page.locator("[name=note]").fill(NOTE);
    await page.locator("[name=agreeRules]").check();
    const [cartId, agreed] = [cartIdOf(page), await sumOf(page, variant)];

    await expireSession(page);
    await page.getByRole("button", { name: guest.submit }).click();
    await expect(drawer(page).getByText(login.over)).toBeVisible();
    await fillLogin(drawer(page), language, { email });
    await expect(drawer(page)).toHaveCount(0);
    await expectTyped(page, email);
    expect(cartIdOf(page)).toBe(cartId);
    expect(await sumOf(page, variant)).toBe(agreed);
    await goOnToPay(page, language);

    await page.goBack();
    await page.waitForURL(/\/chalet\/guest\?cartId=/);
    // A call of this page with the ended session would log the guest out before the reload.
    await page.waitForLoadState("networkidle");
    await expireSession(page);
    await page.reload();
    await hydrate(page);
    await expectTyped(page, email);
    expect(await sumOf(page, variant)).toBe(agreed);
    await page.getByRole("button", { name: guest.submit }).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await goOnToPay(page, language);
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a guest who has booked keeps the booking in an account with a password alone, typed before the scripts came",
  Object.values(variants.tajawalAe),
)) {
  const { site, language } = variant;
  const { login, document } = wordsOf(language);

  test(title, async ({ page, visit }) => {
    const email = anyEmail();
    const number = await bookByApi(page, variant, { email });
    await visit(site, `/${language}/chalet/confirmation?orderNumber=${number}`);
    // While its invoice is being prepared the page refreshes by itself, which needs its scripts.
    await expect(page.getByText(document.preparing.invoice)).toBeHidden();
    const releaseScripts = await holdScripts(page);
    await openUntouched(page);
    await page.locator("[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: login.join.submit }).click();
    expect(page.url()).not.toContain("password");
    releaseScripts();
    await typeCode(page, language, email);
    await expect(page.getByText(login.join.done)).toBeVisible();
    await page.getByRole("link", { name: login.join.see }).click();
    await expect(page.getByText(number)).toBeVisible();
  });
}
