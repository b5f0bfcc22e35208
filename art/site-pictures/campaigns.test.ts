import { expect, test } from "vitest";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { campaignPictures } from "#domain/picture/campaign-pictures.ts";
import { drawCampaign } from "./campaigns.ts";

test("every campaign has its own picture in every shape", () => {
  const shapes = [
    [960, 400],
    [960, 540],
    [480, 480],
  ] as const;
  for (const [width, height] of shapes) {
    const drawn = campaignPictures.map((image) => drawCampaign(image, { width, height }));
    expect(new Set(drawn).size).toBe(campaignPictures.length);
    for (const svg of drawn) expect(svgFaults(svg)).toEqual([]);
  }
});
