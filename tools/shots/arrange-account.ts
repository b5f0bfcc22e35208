import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { endpoints } from "#contract/endpoints.ts";
import { call, copyCookies, type SiteApi, siteApi } from "./site-api.ts";

const PASSWORD = "seven green camels";
const MAIL_WITHIN_MS = 20_000;

/** One account for all screenshots of a run, with an upcoming stay and two travellers. */
type Member = { email: string; order: string; traveller: string };
const members = new Map<string, Promise<Member>>();

export function isOfAccount(address: string): boolean {
  return /^\/(en|ar)\/account(\/|$)/.test(new URL(address).pathname);
}

/** The URL with the id of its booking or traveller, in a window that is logged in. */
export async function arrangeAccount(window: Page, address: string, book: (api: SiteApi) => Promise<string>) {
  const api = siteApi(window.request, address);
  const made = members.get(api.direct) ?? makeMember(api, book);
  members.set(api.direct, made);
  const member = await made;
  const { origin } = new URL(address);
  const cookies = await window.context().cookies(origin);
  // Every window has its own session: pages renew their token, and windows do not share a renewed token.
  if (!cookies.some(({ name }) => name === "token")) {
    await call(api, "POST", endpoints.logIn.url, {
      email: member.email,
      password: PASSWORD,
      captchaToken: "test-pass",
    });
    await copyCookies(window, address, api);
  }
  return address.replace("{booking}", member.order).replace("{traveller}", member.traveller);
}

async function makeMember(api: SiteApi, book: (api: SiteApi) => Promise<string>): Promise<Member> {
  const email = `noura-${randomUUID()}@example.test`;
  const registration = { FirstName: "نورة", LastName: "العتيبي", email, password: PASSWORD, passwordVerify: PASSWORD };
  const asked = { ...registration, subscribe: false, captchaToken: "test-pass" };
  const { requestId } = await call(api, "POST", endpoints.register.url, asked);
  await call(api, "POST", endpoints.logIn.url, { email, password: PASSWORD, captchaToken: "test-pass" });
  const order = await book(api);
  await call(api, "POST", endpoints.verifyEmail.url, { email, token: await mailedCode(api, email), requestId });
  const { id } = await call(api, "POST", endpoints.addTraveller.url, mother);
  await call(api, "POST", endpoints.addTraveller.url, friend);
  return { email, order, traveller: id };
}

/** The sandbox lists every email that it received. */
async function mailedCode(api: SiteApi, email: string): Promise<string> {
  const sandbox = await sandboxOf(api);
  const deadline = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < deadline) {
    const inbox = new URL(`/inbox.json?to=${encodeURIComponent(email)}`, sandbox);
    const { messages } = (await (await fetch(inbox)).json()) as { messages: { text: string }[] };
    const code = messages.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean);
    if (code) return code;
    await wait(250);
  }
  throw new Error(`No code was sent to ${email}`);
}

/** The social login options contain the URL of the sandbox. */
async function sandboxOf(api: SiteApi): Promise<string> {
  const { platforms } = await call(api, "GET", endpoints.getSocialOptions.url);
  return platforms[0].authorizeUrl;
}

const mother = {
  title: "mrs",
  firstName: "هيا",
  lastName: "بنت عبدالرحمن آل عبداللطيف العتيبي",
  birthDate: "1962-04-14",
  nationality: "SA",
  idType: "national",
  idNumber: "1023456789",
  idExpiry: "2031-05-01",
  isPrimary: true,
};
const friend = {
  title: "ms",
  firstName: "Charlotte-Alexandrine",
  lastName: "van der Westhuizen",
  birthDate: null,
  nationality: null,
  idType: null,
  idNumber: null,
  idExpiry: null,
  isPrimary: false,
};
