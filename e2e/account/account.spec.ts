import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { hydrate } from "../steps/hydrate.ts";
import { becomeMember, codeFor, PASSWORD } from "../steps/member.ts";
import { expect, test } from "../steps/test.ts";

const phone = { width: 390, height: 844 };

test("whoever is not logged in is asked to, and comes back to the page they wanted", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/account/travellers?x=1");
  await expect(page).toHaveURL(/\/ar\/login\?returnTo=%2Far%2Faccount%2Ftravellers%3Fx%3D1$/);
});

test("pages of an account are kept by no browser and no search engine", async ({ page, visit }) => {
  await becomeMember(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/en/account/profile"));
  await visit("mabeet-sa", "/en/account/profile");
  expect((await answered).headers()["cache-control"]).toBe("no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,nofollow");
});

test("on a phone the account is a list of rows that lead to its pages and back", async ({ page, visit }) => {
  const words = lazyMessagesOf("ar").account;
  await page.setViewportSize(phone);
  await becomeMember(page, "tajawal-sa");
  await visit("tajawal-sa", "/ar/account");
  await page.getByRole("main").getByRole("link", { name: words.places.profile }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.places.profile })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: words.back, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.hello({ name: "\u2068Sara\u2069" }) })).toBeVisible();
});

test("a name is changed, and the header greets by it at once", async ({ page, visit }) => {
  const { profile, account } = lazyMessagesOf("en");
  await becomeMember(page);
  await visit("mabeet-sa", "/en/account/profile");
  await page.locator("[name=firstName]").fill("");
  await page.getByRole("button", { name: account.save }).click();
  await expect(page.locator("[name=firstName]")).toBeFocused();
  await page.locator("[name=firstName]").fill("Sarah");
  await page.getByRole("button", { name: account.save }).click();
  await expect(page.locator(".snackbar").getByText(account.saved)).toBeVisible();
  await expect(page.getByRole("navigation", { name: account.nav }).getByText("Sarah Al Harbi")).toBeVisible();
  await page.reload();
  await expect(page.locator("[name=firstName]")).toHaveValue("Sarah");
  await expect(page.getByText(profile.verified, { exact: true })).toBeVisible();
});

test("a new email counts once its code is typed", async ({ page, visit }) => {
  const { profile, login, account } = lazyMessagesOf("ar");
  const { email } = await becomeMember(page);
  const next = email.replace("sara-", "new-");
  await visit("mabeet-sa", "/ar/account/profile");
  await page.getByRole("button", { name: profile.changeThe({ what: profile.email }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=email]").fill(next);
  await dialog.getByRole("button", { name: profile.sendCode }).click();
  await dialog.locator("[name=code]").fill(await codeFor(next));
  await dialog.getByRole("button", { name: login.code.submit }).click();
  await expect(page.getByText(profile.isVerified)).toBeVisible();
  await expect(page.getByRole("navigation", { name: account.nav }).getByText(next)).toBeVisible();
});

test("another device is logged out from here", async ({ page, visit, browser }) => {
  const { sessions: words } = lazyMessagesOf("en").security;
  const { email, api } = await becomeMember(page);
  const other = await browser.newContext({ userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile" });
  const { url, headers } = { url: `${api.direct}/api/account/v2/auth/local`, headers: { host: api.host } };
  await other.request.post(url, { data: { email, password: PASSWORD, captchaToken: "test-pass" }, headers });
  await visit("mabeet-sa", "/en/account/security");
  await page.getByRole("button", { name: words.endThe({ device: "Chrome, Android" }) }).click();
  await expect(page.getByText(words.ended({ device: "Chrome, Android" }))).toBeVisible();
  await expect(page.getByRole("button", { name: words.endThe({ device: "Chrome, Android" }) })).toHaveCount(0);
  const asked = await other.request.get(`${api.direct}/api/account/v2/user/me`, { headers });
  expect(asked.status()).toBe(401);
  await other.close();
});

test("an offer that is switched on stays on", async ({ page, visit }) => {
  const { promotions: words } = lazyMessagesOf("ar").account;
  await page.setViewportSize(phone);
  await becomeMember(page);
  await visit("mabeet-sa", "/ar/account/notifications");
  await page.getByRole("switch", { name: words.email }).check();
  await expect(page.getByText(words.on({ channel: words.email }))).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole("switch", { name: words.email })).toBeChecked();
});

test("whom invoices are made out to is kept", async ({ page, visit }) => {
  const { account: words, field } = lazyMessagesOf("en");
  await becomeMember(page);
  await visit("mabeet-sa", "/en/account/billing");
  await page.locator("[name=name]").fill("Rest House Co");
  await page.locator("[name=vatNumber]").fill("123");
  await page.locator("[name=address]").fill("King Fahd Road 1, Riyadh");
  await page.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(field.vatNumber)).toBeVisible();
  await page.locator("[name=vatNumber]").fill("٣١٠١٢٢٣٩٣٥٠٠٠٠٣");
  await page.getByRole("button", { name: words.save }).click();
  await expect(page.locator(".snackbar").getByText(words.saved)).toBeVisible();
});

test("data is downloaded, and the account is deleted for good", async ({ page, visit }) => {
  const { security: words } = lazyMessagesOf("en");
  const { email, api } = await becomeMember(page);
  await visit("mabeet-sa", "/en/account/security");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.export.submit }).click();
  expect((await download).suggestedFilename()).toBe("mabeet-data.json");
  await page.getByRole("button", { name: words.remove.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.getByRole("button", { name: words.remove.submit }).click();
  await expect(page.getByRole("dialog").getByText(words.remove.done)).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: messagesOf("en").shell.pages.goHome })
    .click();
  await page.waitForURL(/\/en\/chalets-home$/);
  const headers = { host: api.host, origin: `http://${api.host}` };
  const data = { email, password: PASSWORD, captchaToken: "test-pass" };
  const asked = await page.request.post(`${api.direct}/api/account/v2/auth/local`, { data, headers });
  expect(asked.status()).toBe(401);
});
