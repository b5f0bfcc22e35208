import { expect, test } from "vitest";
import { campaignPictureUrl, isCampaignPicture } from "./campaign-pictures.ts";

test("a campaign's picture has an address like every other", () => {
  expect(campaignPictureUrl("campaign-sea")).toBe("/img/2/campaign/campaign-sea-960.avif");
});

test.each(["", "sea", "toString", "/img/banner.avif"])("%j is no picture of a campaign", (name) => {
  expect(isCampaignPicture(name)).toBe(false);
});
