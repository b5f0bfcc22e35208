import { layerRandom } from "#art/drawing/brush.ts";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import type { BuildingStyle, ExteriorTraits, Region, Season } from "#art/exterior/scene/exterior-traits.ts";
import { inSeason } from "#art/exterior/scene/season-traits.ts";
import { wideCrop } from "#art/exterior/scene/wide-crop.ts";
import type { CampaignPicture } from "#domain/picture/campaign-pictures.ts";

/** The region, style, season and fixed traits of a campaign's picture. */
type CampaignExterior = { region: Region; style: BuildingStyle; season?: Season; traits: Partial<ExteriorTraits> };

const campaigns: Record<CampaignPicture, CampaignExterior> = {
  "campaign-weekday": {
    region: "najd",
    style: "modern",
    traits: { light: "morning", front: "pool", background: ["dunes"] },
  },
  "campaign-welcome": {
    region: "najd",
    style: "najdi",
    traits: { light: "lantern-dusk", front: "fire-pit", lanterns: true, background: ["dunes"] },
  },
  "campaign-khiran": {
    region: "gulf",
    style: "modern",
    traits: { light: "golden", front: "pool", background: ["sea"], dhow: true },
  },
  "campaign-mountain": { region: "mountain", style: "asiri", season: "winter", traits: { front: "none", lawn: true } },
  "campaign-sea": {
    region: "redsea",
    style: "hijazi",
    traits: { light: "sea-dusk", front: "pool", background: ["sea"], dhow: true },
  },
  "campaign-rock": {
    region: "sandstone",
    style: "tent-camp",
    traits: { light: "dusk", front: "fire-pit", lanterns: true },
  },
  "campaign-ramadan": { region: "najd", style: "najdi", season: "ramadan", traits: { front: "fire-pit" } },
  "campaign-eid": { region: "oasis", style: "stone-farm", season: "eid", traits: { front: "pool", lawn: true } },
  "campaign-summer": {
    region: "gulf",
    style: "coastal",
    season: "summer",
    traits: { front: "pool", background: ["sea"] },
  },
  "campaign-rain": {
    region: "mountain",
    style: "stone-farm",
    season: "rain",
    traits: { front: "fire-pit", lawn: true },
  },
};

/** The picture of a campaign in any shape: 2.4 : 1 for banners, 16 : 9 and 1 : 1 for cards. */
export function drawCampaign(image: CampaignPicture, size: { width: number; height: number }): string {
  const traits = campaignTraits(image);
  return drawExterior(traits, { ...size, crop: wideCrop(traits, size) });
}

function campaignTraits(image: CampaignPicture): ExteriorTraits {
  const { region, style, traits, season } = campaigns[image];
  const building = { ...buildingOf(layerRandom(image, "campaign", "building"), style), width: 760, pergola: false };
  const made = chooseExteriorTraits(image, region, { building, ...traits });
  const unframed = { ...made, planting: { ...made.planting, framingPalm: false } };
  return season ? inSeason(unframed, season) : unframed;
}
