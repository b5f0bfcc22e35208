import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { firstSent, sandboxOf } from "./sandbox.ts";
import { call, copyCookies, type SiteApi, siteApi } from "./site-api.ts";

const PASSWORD = "seven green camels";

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
  const body = { ...registration, subscribe: false, captchaToken: "test-pass" };
  const { requestId } = await call(api, "POST", endpoints.register.url, body);
  await call(api, "POST", endpoints.logIn.url, { email, password: PASSWORD, captchaToken: "test-pass" });
  const order = await book(api);
  await call(api, "POST", endpoints.verifyEmail.url, { email, token: await mailedCode(api, email), requestId });
  const { id } = await call(api, "POST", endpoints.addTraveller.url, mother);
  await call(api, "POST", endpoints.addTraveller.url, friend);
  return { email, order, traveller: id };
}

async function mailedCode(api: SiteApi, email: string): Promise<string> {
  return firstSent(await sandboxOf(api), /(?<!\d)\d{6}(?!\d)/, email);
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
