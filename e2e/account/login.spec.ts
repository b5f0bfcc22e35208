import { addressOf } from "../steps/address.ts";
import { forgetFailedLogins } from "../steps/background-changes.ts";
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
import { nameOf, testMatrix } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

test("a guest on a phone registers over the home page in Arabic and is greeted there", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  const email = anyEmail();
  const words = wordsOf("ar").login;
  await visit("mabeet-sa", "/ar/chalets-home");
  await openDrawer(page, "ar");
  await drawer(page).getByRole("link", { name: words.register.tab }).click();
  await fillRegistration(page, "ar", email);
  await typeCode(page, "ar", email);
  await expect(accountButton(page, "ar")).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ar\/chalets-home$/);
  await page.reload();
  await expect(accountButton(page, "ar")).toBeVisible();
});

test("a wrong password shows an error, the right one logs in, and no redirect leads to another site", async ({
  page,
  visit,
  request,
  browserErrors,
}) => {
  const email = anyEmail();
  await aMember(request, "tajawal-ae", { email });
  await visit("tajawal-ae", "/en/login?returnTo=https://evil.example/");
  await fillLogin(page, "en", { email, password: "not the password" });
  const refusal = page.getByRole("alert").filter({ hasText: "Email, phone or password is not correct." });
  await expect(refusal).toBeVisible();
  await fillLogin(page, "en", { email });
  await page.waitForURL(addressOf("tajawal-ae", "/en/account"));
  expectOnlyFailedCalls(browserErrors);
});

test("a guest logs in with Google and comes back to the page", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/help");
  await openDrawer(page, "ar");
  await drawer(page)
    .getByRole("button", { name: wordsOf("ar").login.social.google })
    .click();
  await page.locator("button[value=noura]").click();
  await page.waitForURL(/\/ar\/help$/);
  await expect(accountButton(page, "ar")).toBeVisible();
});

test("a guest who cancels at Facebook reads that nothing happened", async ({ page, visit }) => {
  const { social } = wordsOf("en").login;
  await visit("mabeet-sa", "/en/login");
  await page.getByRole("button", { name: social.facebook }).click();
  await page.locator("button[value=nobody]").click();
  await expect(page.getByRole("heading", { level: 1, name: social.refused })).toBeVisible();
});

test("a member with an unverified address comes from Google to the login drawer and continues there", async ({
  page,
  visit,
  request,
  browserErrors,
}) => {
  await page.setViewportSize(phone);
  const email = anyEmail();
  const { social, logIn } = wordsOf("ar").login;
  await aMember(request, "mabeet-sa", { email });
  await inDatabase("UPDATE account SET email_verified_at = NULL WHERE email = $1", [email]);
  await visit("mabeet-sa", "/ar/help?x=1");
  await openDrawer(page, "ar");
  await drawer(page).getByRole("button", { name: social.google }).click();
  await page.locator("summary").click();
  await page.locator("#name").fill("Noura");
  await page.locator("#email").fill(email);
  await page.locator("button[value=typed]").click();
  await expect(drawer(page).getByText(social.logInFirst)).toBeVisible();
  await drawer(page).locator("[name=email]").fill(email);
  await drawer(page).locator("[name=password]").fill(PASSWORD);
  await drawer(page).getByRole("button", { name: logIn.submit, exact: true }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(accountButton(page, "ar")).toBeVisible();
  await expect(page).toHaveURL(/\/ar\/help\?x=1$/);
  expectOnlyFailedCalls(browserErrors);
});

test("logging in and out works without scripts", async ({ browser, request }) => {
  const email = anyEmail();
  await aMember(request, "mabeet-sa", { email });
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await plain.newPage();
  await page.goto(addressOf("mabeet-sa", "/ar/login"));
  await fillLogin(page, "ar", { email });
  await page.waitForURL(/\/ar\/account$/);
  await page
    .getByRole("main")
    .getByRole("button", { name: wordsOf("ar").account.logOut })
    .locator("visible=true")
    .click();
  await page.waitForURL(/\/ar\/chalets-home$/);
  await expect(loginLink(page, "ar")).toBeVisible();
  await page.goto(addressOf("mabeet-sa", "/ar/account"));
  await expect(page).toHaveURL(/\/ar\/login/);
  await plain.close();
});

for (const variant of testMatrix.englishDesktop) {
  test(`a member who logs out in one tab is logged out in the other (${nameOf(variant)})`, async ({
    page,
    visit,
    request,
    context,
  }) => {
    const { site, language, isPhone } = variant;
    const email = anyEmail();
    await page.setViewportSize(isPhone ? phone : desktop);
    await aMember(request, site, { email });
    await visit(site, `/${language}/login?returnTo=/${language}/help`);
    await fillLogin(page, language, { email });
    await expect(accountButton(page, language)).toBeVisible();
    const other = await context.newPage();
    await other.goto(addressOf(site, `/${language}/chalets-home`));
    await hydrate(other);
    await expect(accountButton(other, language)).toBeVisible();
    await logOut(page, language);
    await expect(loginLink(other, language)).toBeVisible();
    await other.goto(addressOf(site, `/${language}/account`));
    await expect(other).toHaveURL(new RegExp(`/${language}/login\\?returnTo=%2F${language}%2Faccount$`));
  });
}

test("a login needs no mouse", async ({ page, visit, request }) => {
  const email = anyEmail();
  await aMember(request, "mabeet-sa", { email });
  await visit("mabeet-sa", "/ar/help");
  await loginLink(page, "ar").focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(loginLink(page, "ar")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  for (let step = 0; step < 12; step++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("name"))) === "email") break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(accountButton(page, "ar")).toBeVisible();
  await accountButton(page, "ar").focus();
  await page.keyboard.press(" ");
  await expect(page.getByRole("dialog", { name: wordsOf("ar").login.menu.label })).toBeVisible();
});

test("a login works without JavaScript", async ({ browser, request }) => {
  const email = anyEmail();
  await aMember(request, "mabeet-sa", { email });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf("mabeet-sa", "/ar/login?returnTo=/ar/help"));
  await forgetFailedLogins();
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill("not the password");
  await page.locator("form:has([name=password]) button[type=submit]").click();
  await expect(page.getByText("البريد أو الجوال أو كلمة المرور غير صحيحة.")).toBeVisible();
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("form:has([name=password]) button[type=submit]").click();
  await expect(page).toHaveURL(/\/ar\/help$/);
  await expect(accountButton(page, "ar")).toBeVisible();
  await context.close();
});
