import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { addressOf } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import {
  accountButton,
  aMember,
  anyEmail,
  drawer,
  fillLogin,
  fillRegistration,
  loginLink,
  logOut,
  openDrawer,
  PASSWORD,
  typeCode,
} from "../steps/login.ts";
import { inDatabase } from "../steps/product-database.ts";
import { desktop, phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, mainJourneyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

/** Logging out in one tab logs out the other, which is then asked to log in before it opens the account. */
async function logOutInOneTab(page: Page, { site, language }: Variant): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(addressOf(site, `/${language}/help`));
  await hydrate(other);
  await expect(accountButton(other, language)).toBeVisible();
  await page.bringToFront();
  await logOut(page, language);
  await expect(loginLink(other, language)).toBeVisible();
  await other.goto(addressOf(site, `/${language}/account`));
  await expect(other).toHaveURL(new RegExp(`/${language}/login\\?returnTo=%2F${language}%2Faccount$`));
  await other.close();
}

for (const { title, ...variant } of mainJourneyVariants(
  "a guest registers over the front page, is logged out in both tabs, and logs in after a wrong password",
)) {
  const { site, language, isPhone } = variant;
  const words = wordsOf(language).login;

  test(title, async ({ page, visit, browserErrors }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const email = anyEmail();
    await visit(site, `/${language}/chalets-home`);
    await openDrawer(page, language);
    await drawer(page).getByRole("link", { name: words.register.tab }).click();
    await fillRegistration(page, language, email);
    await typeCode(page, language, email);
    await expect(accountButton(page, language)).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${language}/chalets-home$`));
    await page.reload();
    await hydrate(page);
    await logOutInOneTab(page, variant);

    await visit(site, `/${language}/login?returnTo=https://evil.example/`);
    await fillLogin(page, language, { email, password: "not the password" });
    const refusal = messagesOf(language).errorCodes[problems["wrong-credentials"].code];
    await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
    await fillLogin(page, language, { email });
    await page.waitForURL(addressOf(site, `/${language}/account`));
    expectOnlyFailedCalls(browserErrors);
  });
}

const answerAt = (page: Page, person: string) => page.locator(`button[value=${person}]`).click();

for (const { title, ...variant } of mainJourneyVariants(
  "a guest who cancelled at Facebook reads so and logs in with Apple, and another comes back from Google to the page",
)) {
  const { site, language, isPhone } = variant;
  const { social, logIn } = wordsOf(language).login;

  test(title, async ({ page, visit, browserErrors }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}/login`);
    await page.getByRole("button", { name: social.facebook }).click();
    await answerAt(page, "nobody");
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: messagesOf(language).errorCodes[problems["company-login-cancelled"].code],
      }),
    ).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("main").getByRole("link", { name: logIn.submit }).click();
    await page.waitForURL(new RegExp(`/login\\?returnTo=%2F${language}%2Faccount$`));
    await hydrate(page);
    await page.getByRole("button", { name: social.apple }).click();
    await answerAt(page, "hidden");
    await page.waitForURL(new RegExp(`/${language}/account$`));
    await expect(accountButton(page, language)).toBeVisible();

    await page.context().clearCookies();
    await visit(site, `/${language}/help`);
    await openDrawer(page, language);
    await drawer(page).getByRole("button", { name: social.google }).click();
    await answerAt(page, "noura");
    await page.waitForURL(new RegExp(`/${language}/help$`));
    await expect(accountButton(page, language)).toBeVisible();
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a member with an unverified address comes from Google to the login drawer and continues there",
)) {
  const { site, language, isPhone } = variant;
  const { social } = wordsOf(language).login;

  test(title, async ({ page, visit, request, browserErrors }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const email = anyEmail();
    await aMember(request, site, { email });
    await inDatabase("UPDATE account SET email_verified_at = NULL WHERE email = $1", [email]);
    await visit(site, `/${language}/help?x=1`);
    await openDrawer(page, language);
    await drawer(page).getByRole("button", { name: social.google }).click();
    await page.locator("summary").click();
    await page.locator("#name").fill("Noura");
    await page.locator("#email").fill(email);
    await answerAt(page, "typed");
    await expect(drawer(page).getByText(social.logInFirst)).toBeVisible();
    await fillLogin(drawer(page), language, { email, password: PASSWORD });
    await expect(drawer(page)).toHaveCount(0);
    await expect(accountButton(page, language)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/help\\?x=1$`));
    expectOnlyFailedCalls(browserErrors);
  });
}
