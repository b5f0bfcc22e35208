import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { directAddress } from "./address.ts";
import { wordsOf } from "./booking.ts";
import { codeSentTo } from "./sandbox-inbox.ts";
import { expect } from "./test.ts";

export const PASSWORD = "seven green camels";
export const anyEmail = () => `noura-${randomUUID()}@example.test`;
/** National digits of a Saudi mobile number that is unique in this run. */
export const anyMobile = () => `5${String(randomInt(100_000_000)).padStart(8, "0")}`;

export const loginLink = (page: Page, language: Language) =>
  page.getByRole("banner").getByRole("link", { name: messagesOf(language).shell.header.login });
export const accountButton = (page: Page, language: Language) =>
  page.getByRole("banner").getByRole("button", { name: messagesOf(language).shell.header.account });
export const drawer = (page: Page) => page.getByRole("dialog");

/** Opens the drawer from the header. */
export async function openDrawer(page: Page, language: Language): Promise<void> {
  await loginLink(page, language).click();
  await expect(drawer(page)).toBeVisible();
}

/** A page, or a part of it such as the drawer. */
type Container = Pick<Page, "locator" | "getByRole">;
type Names = { email: string; password?: string };

export async function fillLogin(container: Container, language: Language, names: Names): Promise<void> {
  const { email, password = PASSWORD } = names;
  await container.locator("[name=email]").fill(email);
  await container.locator("[name=password]").fill(password);
  await container.getByRole("button", { name: wordsOf(language).login.logIn.submit, exact: true }).click();
}

/** Logs out from the header. */
export async function logOut(page: Page, language: Language): Promise<void> {
  const { menu } = wordsOf(language).login;
  await accountButton(page, language).click();
  await page.getByRole("dialog", { name: menu.label }).getByRole("button", { name: menu.logOut }).click();
  await expect(loginLink(page, language)).toBeVisible();
}

export async function fillRegistration(page: Page, language: Language, email: string): Promise<void> {
  const isArabic = language === "ar";
  await page.locator("[name=FirstName]").fill(isArabic ? "نورة" : "Noura");
  await page.locator("[name=LastName]").fill(isArabic ? "العتيبي" : "Alotaibi");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: wordsOf(language).login.register.submit, exact: true }).click();
}

/** Types the code that was sent; Arabic guests type Arabic digits. */
export async function typeCode(page: Page, language: Language, contact: string): Promise<void> {
  await expect(page.locator("[name=code]")).toBeVisible();
  const code = await codeSentTo(contact);
  const digits = language === "ar" ? code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? digit) : code;
  await page.locator("[name=code]").fill(digits);
  await page.getByRole("button", { name: wordsOf(language).login.code.submit, exact: true }).click();
}

type Contact = { email: string } | { phone: { dialCode: string; number: string; countryCode: string } };

/** Registers an account through the API and returns the verification request, still open. */
export async function register(
  request: APIRequestContext,
  site: string,
  contact: Contact,
  language: Language = "ar",
): Promise<string> {
  const names = { FirstName: "Noura", LastName: "Alotaibi", password: PASSWORD, passwordVerify: PASSWORD };
  const body = { ...names, ...contact, subscribe: false, captchaToken: "test-pass" };
  return (await post(request, site, endpoints.register.url, body, { "x-locale": language })).requestId;
}

/** Registers and verifies an account through the API; its messages use the language of the registration. */
export async function aMember(
  request: APIRequestContext,
  site: string,
  contact: Contact,
  language?: Language,
): Promise<void> {
  const requestId = await register(request, site, contact, language);
  const isMail = "email" in contact;
  const token = await codeSentTo(isMail ? contact.email : contact.phone.number);
  await post(request, site, isMail ? endpoints.verifyEmail.url : endpoints.verifyPhone.url, { token, requestId });
}

/** Gives the browser a token that the server does not know, as after the end of its lifetime. */
export async function expireSession(page: Page): Promise<void> {
  const token = (await page.context().cookies(page.url())).find(({ name }) => name === "token");
  if (!token) throw new Error("The browser has no session.");
  await page.context().addCookies([{ ...token, value: "x".repeat(43) }]);
}

/** Ends every session of an account, as from another device. */
export async function endSessions(request: APIRequestContext, site: string, email: string): Promise<void> {
  const { token } = await post(request, site, endpoints.logIn.url, {
    email,
    password: PASSWORD,
    captchaToken: "test-pass",
  });
  await post(request, site, endpoints.logOut.url, { everywhere: true }, { authorization: `Bearer ${token}` });
}

async function post(request: APIRequestContext, site: string, path: string, data: object, more = {}) {
  const { url, headers } = directAddress(site, path);
  const answer = await request.post(url, { headers: { ...headers, "sec-fetch-site": "same-origin", ...more }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? {} : answer.json();
}
