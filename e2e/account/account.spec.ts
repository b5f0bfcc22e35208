import type { Page } from "@playwright/test";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { hydrate } from "../steps/hydrate.ts";
import { drawer, endSessions, fillLogin } from "../steps/login.ts";
import { becomeMember, codeFor, PASSWORD } from "../steps/member.ts";
import { desktop, phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");
const snackbar = (page: Page, text: string) => page.locator(".snackbar").getByText(text);

/** An empty name gets the focus; a new one is shown at once and after a reload. */
async function changeName(page: Page, { language }: Variant): Promise<void> {
  const { account: words } = lazyMessagesOf(language);
  const field = page.locator("[name=firstName]");
  await field.fill("");
  await page.getByRole("button", { name: words.save }).click();
  await expect(field).toBeFocused();
  await field.fill("Sarah");
  await page.getByRole("button", { name: words.save }).click();
  await expect(snackbar(page, words.saved)).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(field).toHaveValue("Sarah");
}

/** A new address is accepted once its code is typed. */
async function changeEmail(page: Page, { language }: Variant, next: string): Promise<void> {
  const { profile, login } = lazyMessagesOf(language);
  await page.getByRole("button", { name: profile.changeThe({ what: profile.email }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=email]").fill(next);
  await dialog.getByRole("button", { name: profile.sendCode }).click();
  await dialog.locator("[name=code]").fill(await codeFor(next));
  await dialog.getByRole("button", { name: login.code.submit }).click();
  await expect(page.getByText(profile.isVerified)).toBeVisible();
  await expect(main(page).getByText(next).locator("visible=true").first()).toBeVisible();
}

for (const { title, ...variant } of journeyVariants(
  "a member finds the pages of the account, changes name and address, and logs in again over the page when the session was ended elsewhere",
)) {
  const { site, language, isPhone } = variant;
  const { account: words, login, profile } = lazyMessagesOf(language);

  test(title, async ({ page, visit, request, browserErrors }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const { email } = await becomeMember(page, site);
    const next = email.replace("sara-", "new-");
    await visit(site, `/${language}/account`);
    await main(page).getByRole("link", { name: words.places.profile }).locator("visible=true").first().click();
    await expect(page.getByRole("heading", { level: 1, name: words.places.profile })).toBeVisible();
    await expect(page.getByText(profile.verified, { exact: true })).toBeVisible();
    await changeName(page, variant);
    await changeEmail(page, variant, next);

    await page.locator("[name=firstName]").fill("سارة");
    await endSessions(request, site, next);
    await page.getByRole("button", { name: words.save }).click();
    await expect(drawer(page).getByText(login.ended.everywhere)).toBeVisible();
    await fillLogin(drawer(page), language, { email: next });
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${language}/account/profile$`));
    await expect(page.locator("[name=firstName]")).toHaveValue("سارة");
    await page.getByRole("button", { name: words.save }).click();
    await expect(snackbar(page, words.saved)).toBeVisible();
    await greeted(page, variant, "سارة");
    expectOnlyFailedCalls(browserErrors);
  });
}

/** On a phone the account begins with a greeting and a list of its pages, on a desktop every page has them beside it. */
async function greeted(page: Page, { language, isPhone }: Variant, name: string): Promise<void> {
  const { account: words } = lazyMessagesOf(language);
  if (!isPhone) return expect(page.getByRole("navigation", { name: words.nav }).getByText(name)).toBeVisible();
  await main(page).getByRole("link", { name: words.back, exact: true }).click();
  const hello = words.hello({ name: `\u2068${name}\u2069` });
  await expect(page.getByRole("heading", { level: 1, name: hello })).toBeVisible();
}

for (const { title, ...variant } of journeyVariants(
  "a member keeps offers and invoice details, logs another device out, downloads the data and deletes the account",
)) {
  const { site, language, isPhone } = variant;
  const { account: words, field, security } = lazyMessagesOf(language);

  test(title, async ({ page, visit, browser }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const { email, api } = await becomeMember(page, site);
    const other = await browser.newContext({ userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile" });
    const headers = { host: api.host, origin: `http://${api.host}` };
    const data = { email, password: PASSWORD, captchaToken: "test-pass" };
    const logIn = () => other.request.post(`${api.direct}/api/account/v2/auth/local`, { data, headers });
    expect((await logIn()).ok()).toBe(true);

    await visit(site, `/${language}/account/notifications`);
    const offers = page.getByRole("switch", { name: words.promotions.email });
    await offers.check();
    await expect(page.getByText(words.promotions.on({ channel: words.promotions.email }))).toBeVisible();
    await page.reload();
    await hydrate(page);
    await expect(offers).toBeChecked();

    await visit(site, `/${language}/account/billing`);
    await page.locator("[name=name]").fill("Rest House Co");
    await page.locator("[name=vatNumber]").fill("123");
    await page.locator("[name=address]").fill("King Fahd Road 1, Riyadh");
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(field.vatNumber)).toBeVisible();
    await page.locator("[name=vatNumber]").fill("٣١٠١٢٢٣٩٣٥٠٠٠٠٣");
    if (site.endsWith("-sa")) await fillNationalAddress(page, field.invalid);
    await page.getByRole("button", { name: words.save }).click();
    await expect(snackbar(page, words.saved)).toBeVisible();

    await visit(site, `/${language}/account/security`);
    const end = page.getByRole("button", { name: security.sessions.endThe({ device: "Chrome, Android" }) });
    await end.click();
    await expect(page.getByText(security.sessions.ended({ device: "Chrome, Android" }))).toBeVisible();
    await expect(end).toHaveCount(0);
    expect((await other.request.get(`${api.direct}/api/account/v2/user/me`, { headers })).status()).toBe(401);
    await leave(page, variant);
    expect((await logIn()).status()).toBe(401);
    await other.close();
  });
}

/** A Saudi company gives its address in parts; the wrong postal code is the only mistake. */
async function fillNationalAddress(page: Page, invalid: string): Promise<void> {
  await expect(page.locator("[name=address]")).toHaveCount(0);
  const parts = { buildingNumber: "٧٤٢١", street: "King Fahd Road", district: "Al Olaya", city: "Riyadh" };
  for (const [name, value] of Object.entries(parts)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=postalCode]").fill("1221");
  await page.locator("[name=postalCode]").press("Enter");
  await expect(page.getByText(invalid)).toBeVisible();
  await page.locator("[name=postalCode]").fill("12211");
}

/** Downloads the data and deletes the account. */
async function leave(page: Page, { language }: Variant): Promise<void> {
  const { security: words } = lazyMessagesOf(language);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.export.submit }).click();
  expect((await download).suggestedFilename()).toMatch(/^(mabeet|tajawal)-data\.json$/);
  await page.getByRole("button", { name: words.remove.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.getByRole("button", { name: words.remove.submit }).click();
  await expect(dialog.getByText(words.remove.done)).toBeVisible();
  await dialog.getByRole("button", { name: messagesOf(language).shell.pages.goHome }).click();
  await page.waitForURL(new RegExp(`/${language}/(mweb/)?chalets(-home|/home)$`));
}
