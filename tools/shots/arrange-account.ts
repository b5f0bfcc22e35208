import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { endpoints } from "#contract/endpoints.ts";
import { call, giveCookies, type Shop, shopOf } from "./shop.ts";

const PASSWORD = "seven green camels";
const MAIL_WITHIN_MS = 20_000;

/** One account for all pictures of a run, with a stay to come and two travellers. */
type Member = { email: string; order: string; traveller: string };
const members = new Map<string, Promise<Member>>();

export function isOfAccount(address: string): boolean {
  return /^\/(en|ar)\/account(\/|$)/.test(new URL(address).pathname);
}

/** The address with its booking or traveller in it, in a window that is logged in. */
export async function arrangeAccount(window: Page, address: string, book: (shop: Shop) => Promise<string>) {
  const shop = shopOf(window.request, address);
  const made = members.get(shop.direct) ?? makeMember(shop, book);
  members.set(shop.direct, made);
  const member = await made;
  const { origin } = new URL(address);
  const cookies = await window.context().cookies(origin);
  // Every window has a login of its own: pages renew theirs, and a token that was renewed is not shared.
  if (!cookies.some(({ name }) => name === "token")) {
    await call(shop, "POST", endpoints.logIn.url, { email: member.email, password: PASSWORD });
    await giveCookies(window, address, shop);
  }
  return address.replace("{booking}", member.order).replace("{traveller}", member.traveller);
}

async function makeMember(shop: Shop, book: (shop: Shop) => Promise<string>): Promise<Member> {
  const email = `noura-${randomUUID()}@example.test`;
  const registration = { FirstName: "نورة", LastName: "العتيبي", email, password: PASSWORD, passwordVerify: PASSWORD };
  const asked = { ...registration, subscribe: false, captchaToken: "test-pass" };
  const { requestId } = await call(shop, "POST", endpoints.register.url, asked);
  await call(shop, "POST", endpoints.logIn.url, { email, password: PASSWORD });
  const order = await book(shop);
  await call(shop, "POST", endpoints.verifyEmail.url, { email, token: await mailedCode(shop, email), requestId });
  const { id } = await call(shop, "POST", endpoints.addTraveller.url, mother);
  await call(shop, "POST", endpoints.addTraveller.url, friend);
  return { email, order, traveller: id };
}

/** The sandbox shows every mail it was given. */
async function mailedCode(shop: Shop, email: string): Promise<string> {
  const sandbox = await sandboxOf(shop);
  const deadline = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < deadline) {
    const inbox = new URL(`/inbox.json?to=${encodeURIComponent(email)}`, sandbox);
    const { messages } = (await (await fetch(inbox)).json()) as { messages: { text: string }[] };
    const code = messages.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean);
    if (code) return code;
    await wait(250);
  }
  throw new Error(`No code was mailed to ${email}`);
}

/** Whoever may log in with a partner is sent to the sandbox, so its address is no secret. */
async function sandboxOf(shop: Shop): Promise<string> {
  const { platforms } = await call(shop, "GET", endpoints.getSocialOptions.url);
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
