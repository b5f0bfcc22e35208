import fc from "fast-check";
import { expect, test } from "vitest";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { featuresOf } from "#domain/site/features.ts";
import { siteById, sites } from "#domain/site/sites.ts";
import { instalmentOffer } from "./instalment-offer.ts";
import { instalmentSchedule } from "./instalments.ts";
import { isLender, paymentMethods } from "./methods.ts";
import { methodRefusal } from "./site-methods.ts";

const riyalSite = siteById("mabeet-SA");
const inRiyals = (riyals: number) => instalmentOffer(riyalSite, { riyals, currency: "SAR", rate: 1 });

test.each([
  [1250, { instalments: 4, amount: 312.5 }],
  [1250.03, { instalments: 4, amount: 312.53 }],
  [100, { instalments: 4, amount: 25 }],
  [99.99, null],
  [10_000, { instalments: 4, amount: 2500 }],
  [10_000.01, null],
])("%f riyals can be paid in instalments as %j", (riyals, expected) => {
  expect(inRiyals(riyals)).toEqual(expected);
});

test("dinars on the site of Kuwait are divided as its lender does", () => {
  const price = { riyals: 864.2, currency: "KWD", rate: 0.08178 } as const;
  expect(instalmentOffer(siteById("mabeet-KW"), price)).toEqual({ instalments: 4, amount: 17.69 });
});

test("a lender takes only the currency of its country", () => {
  expect(instalmentOffer(riyalSite, { riyals: 1250, currency: "USD", rate: 0.2667 })).toBeNull();
});

test("a deployment without lenders offers none, and neither does a site without them", () => {
  const features = featuresOf(["wallet"]);
  expect(instalmentOffer({ ...riyalSite, features }, { riyals: 1250, currency: "SAR", rate: 1 })).toBeNull();
  for (const siteId of ["mabeet-BH", "tajawal-KW", "mabeet-GLOBAL"] as const) {
    const site = siteById(siteId);
    expect(instalmentOffer(site, { riyals: 1250, currency: site.currency, rate: 1 })).toBeNull();
  }
});

test("instalments are offered exactly where a lender would take the sum, and add up to it", () => {
  const anySum = fc.integer({ min: 1, max: 2_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...sites), anySum, (site, halalas) => {
      const { currency } = site;
      const offer = instalmentOffer(site, { riyals: halalas / 100, currency, rate: 1 });
      const takes = paymentMethods.some(
        (method) => isLender(method) && methodRefusal(site, method, { currency, halalas }) === null,
      );
      expect(offer !== null).toBe(takes);
      if (!offer) return;
      const total = toMinorUnits(halalas / 100, currency);
      const firstMinor = toMinorUnits(offer.amount, currency);
      const schedule = instalmentSchedule(total, { instalments: offer.instalments, firstMinor }, currency);
      expect(Math.max(...schedule)).toBe(firstMinor);
      expect(schedule.reduce((sum, each) => sum + each, 0)).toBe(total);
    }),
  );
});
