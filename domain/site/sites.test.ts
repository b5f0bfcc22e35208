import { describe, expect, test } from "vitest";
import { currencies } from "#domain/money/currency.ts";
import { localHostOf, type Site, siteByHost, sites } from "./sites.ts";

const Y = true;
const N = false;
const three = "visa, master-card, american-express";
const two = "visa, master-card";

/** The table of the specification, column by column. */
const registry = [
  ["mabeet-SA", "www.mabeet.com, mabeet.com", "SAR", `${three}, mada`, N, Y, Y, Y, Y, Y, Y],
  ["mabeet-AE", "www.mabeet.ae", "AED", three, N, N, N, N, Y, Y, Y],
  ["mabeet-KW", "www.mabeet.com.kw", "KWD", `${two}, KNET`, N, Y, N, N, Y, Y, Y],
  ["mabeet-BH", "www.mabeet.bh", "BHD", two, N, N, N, N, Y, Y, N],
  ["mabeet-GLOBAL", "global.mabeet.com", "USD", three, N, N, N, N, Y, Y, N],
  ["tajawal-SA", "www.tajawal.com", "SAR", three, N, N, N, Y, N, Y, Y],
  ["tajawal-AE", "www.tajawal.ae, tajawal.ae", "AED", three, Y, Y, N, N, N, Y, Y],
  ["tajawal-KW", "www.tajawal.com.kw", "KWD", two, N, N, N, N, N, Y, N],
  ["tajawal-BH", "www.tajawal.bh", "BHD", two, N, N, N, N, N, Y, N],
  ["tajawal-GLOBAL", "global.tajawal.com", "USD", three, N, N, N, N, N, Y, N],
] as const;

test.each(registry)(
  "%s on %s sells in %s for %s",
  (siteId, hosts, currency, cards, offers, packages, points, mokafa, wallet, applePay, installments) => {
    const site = sites.find((one) => one.siteId === siteId);
    expect(site?.hosts.join(", ")).toBe(hosts);
    expect(site?.acceptedCards.join(", ")).toBe(cards);
    expect(site).toMatchObject({
      currency,
      features: { offers, packages, qitaf: points, fursan: points, mokafa, wallet, applePay, installments },
    });
  },
);

test("there are these ten sites and no other", () => {
  expect(sites.map(({ siteId }) => siteId)).toEqual(registry.map(([siteId]) => siteId));
});

describe.each([
  ["SA", "ar", "rtl", "+966", "sun", "fri sat", "thu fri"],
  ["AE", "en", "ltr", "+971", "mon", "sat sun", "fri sat"],
  ["KW", "ar", "rtl", "+965", "sat", "fri sat", "thu fri"],
  ["BH", "ar", "rtl", "+973", "sat", "fri sat", "thu fri"],
  ["GLOBAL", "en", "ltr", "+966", "mon", "sat sun", "fri sat"],
])("both brands in %s", (country, language, dir, dialCode, weekStart, weekend, nights) => {
  test.each(sites.filter(({ countryCode }) => countryCode === country))("$siteId", (site: Site) => {
    expect(site).toMatchObject({ language, dir, dialCode, weekStart });
    expect([site.weekend.join(" "), site.weekendNights.join(" ")]).toEqual([weekend, nights]);
  });
});

test.each(sites)("$siteId offers all nine currencies, its own first", ({ allowedCurrencies, currency }) => {
  expect(allowedCurrencies[0]).toBe(currency);
  expect([...allowedCurrencies].sort()).toEqual([...currencies].sort());
});

describe("a host", () => {
  test.each(sites)("of $siteId leads there, and so does its local host", (site) => {
    for (const host of [...site.hosts, localHostOf(site)]) expect(siteByHost(host)).toEqual(site);
  });

  test.each([
    ["WWW.Tajawal.AE:443", "tajawal-AE"],
    ["tajawal-kw.localhost:3000", "tajawal-KW"],
    ["www.tajawal.ae.evil.test", "mabeet-SA"],
    ["evil-www.tajawal.ae", "mabeet-SA"],
    ["a.tajawal-kw.localhost", "mabeet-SA"],
    ["tajawal.com", "mabeet-SA"],
    ["localhost:3000", "mabeet-SA"],
    ["[::1]:3000", "mabeet-SA"],
    ["", "mabeet-SA"],
    [undefined, "mabeet-SA"],
  ])("%j leads to %s", (host, siteId) => {
    expect(siteByHost(host).siteId).toBe(siteId);
  });

  test("belongs to one site only", () => {
    const hosts = sites.flatMap((site) => [...site.hosts, localHostOf(site)]);
    expect(new Set(hosts).size).toBe(hosts.length);
  });
});
