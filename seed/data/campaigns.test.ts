import { expect, test } from "vitest";
import { countryCodes } from "#domain/site/site-countries.ts";
import { seedCampaigns } from "./campaigns.ts";

const abroad = countryCodes.filter((code) => code !== "SA");

test.each(abroad)("on the site of %s no campaign promises an amount in riyals, and one greets new guests", (code) => {
  const shown = seedCampaigns.filter(({ countryCode = "ALL" }) => countryCode === "ALL" || countryCode === code);
  const texts = shown.flatMap(({ en, ar }) =>
    [en, ar].flatMap(({ title, header, bodies }) => [title, header, ...bodies]),
  );
  expect(texts.filter((text) => /SAR|riyal|ريال/.test(text))).toEqual([]);
  expect(shown.filter(({ voucherCode }) => voucherCode === "AHLAN50")).toHaveLength(1);
});
