import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { call, copyCookies, type SiteApi, siteApi } from "#tools/shots/site-api.ts";
import { addressOf } from "./address.ts";
import { expect } from "./test.ts";

export const PASSWORD = "seven green camels";
export type Member = { email: string; api: SiteApi };

/** Creates an account with a verified email and logs it in in this browser. */
export async function becomeMember(page: Page, site = "mabeet-sa"): Promise<Member> {
  const email = `sara-${randomUUID()}@example.test`;
  const address = addressOf(site, "/");
  const api = siteApi(page.request, address);
  const names = { FirstName: "Sara", LastName: "Al Harbi" };
  const passwords = { password: PASSWORD, passwordVerify: PASSWORD };
  const body = { ...names, email, ...passwords, subscribe: false, captchaToken: "test-pass" };
  const { requestId } = await call(api, "POST", endpoints.register.url, body);
  await call(api, "POST", endpoints.verifyEmail.url, { email, token: await codeFor(email), requestId });
  await logInHere(page, site, email);
  // The page renews its token, and the old one is refused elsewhere, so calls from outside have a login of their own.
  await page.context().clearCookies({ domain: new URL(api.direct).hostname });
  await logIn(api, email);
  return { email, api };
}

async function logIn(api: SiteApi, email: string): Promise<void> {
  await call(api, "POST", endpoints.logIn.url, { email, password: PASSWORD, captchaToken: "test-pass" });
}

/** Logs a member in in this browser, such as one of another device. */
export async function logInHere(page: Page, site: string, email: string): Promise<void> {
  const address = addressOf(site, "/");
  const api = siteApi(page.request, address);
  await logIn(api, email);
  await copyCookies(page, address, api);
}

type Message = { text: string; to: string };

export async function messagesTo(to: string): Promise<Message[]> {
  const inbox = `http://127.0.0.1:${process.env.SANDBOX_PORT}/inbox.json?to=${encodeURIComponent(to)}`;
  return ((await (await fetch(inbox)).json()) as { messages: Message[] }).messages;
}

/** The newest code that was sent to somebody, other than those already used. */
export async function codeFor(to: string, used: readonly string[] = []): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const codes = (await messagesTo(to)).map(({ text }) => /(?<![\d.])\d{6}(?!\d)/.exec(text)?.[0]);
      code = codes.find((each) => each && !used.includes(each));
      return code;
    })
    .toBeTruthy();
  return code ?? "";
}
