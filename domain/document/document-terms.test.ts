import { expect, test } from "vitest";
import { siteById, sites } from "#domain/site/sites.ts";
import { vatOnProperty } from "#domain/site/vat.ts";
import { documentTerms } from "./document-terms.ts";

test.each([
  ["mabeet-SA", "SA", "mabeet-SA", "SA", "SAR", "tlv"],
  ["tajawal-SA", "AE", "tajawal-SA", "SA", "SAR", "tlv"],
  ["mabeet-AE", "SA", "mabeet-AE", "AE", "AED", "link"],
  ["mabeet-BH", "BH", "mabeet-BH", "BH", "BHD", "link"],
  ["mabeet-KW", "SA", "mabeet-KW", null, null, "link"],
  ["mabeet-GLOBAL", "SA", "mabeet-SA", "SA", "SAR", "tlv"],
  ["tajawal-GLOBAL", "BH", "tajawal-BH", "BH", "BHD", "link"],
  ["mabeet-GLOBAL", "KW", "mabeet-KW", null, null, "link"],
  ["tajawal-GLOBAL", "EG", "tajawal-AE", null, null, "link"],
] as const)(
  "sold on %s, a home in %s is sold by %s under the tax law of %s",
  (siteId, home, sellerId, taxCountry, taxCurrency, code) => {
    expect(documentTerms(siteById(siteId), home)).toMatchObject({ sellerId, taxCountry, taxCurrency, code });
  },
);

test("the rate of the document is the rate of the price", () => {
  for (const site of sites) {
    for (const home of ["SA", "AE", "BH", "KW", "EG", "QA"])
      expect(documentTerms(site, home).rate).toBe(vatOnProperty(site, home).rate);
  }
});
