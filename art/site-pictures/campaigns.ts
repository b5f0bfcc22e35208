import { layerRandom } from "#art/drawing/brush.ts";
import { exterior } from "#art/exterior/draw-exterior.ts";
import { buildingOf, exteriorDna } from "#art/exterior/scene/choose-exterior-traits.ts";
import type { BuildingStyle, ExteriorDna, Region, Season } from "#art/exterior/scene/exterior-traits.ts";
import { inSeason } from "#art/exterior/scene/season-traits.ts";
import { wideCrop } from "#art/exterior/scene/wide-crop.ts";
import type { CampaignPicture } from "#domain/picture/campaign-pictures.ts";

/** The picture of a campaign: where it plays, and the hour or season it is about. */
type CampaignSketch = { region: Region; style: BuildingStyle; season?: Season; dna: Partial<ExteriorDna> };

const sketches: Record<CampaignPicture, CampaignSketch> = {
  "campaign-weekday": { region: "najd", style: "modern", dna: { light: "morning", front: "pool", far: ["dunes"] } },
  "campaign-welcome": {
    region: "najd",
    style: "najdi",
    dna: { light: "lantern-dusk", front: "fire-pit", lanterns: true, far: ["dunes"] },
  },
  "campaign-khiran": {
    region: "gulf",
    style: "modern",
    dna: { light: "golden", front: "pool", far: ["sea"], dhow: true },
  },
  "campaign-mountain": { region: "mountain", style: "asiri", season: "winter", dna: { front: "none", lawn: true } },
  "campaign-sea": {
    region: "redsea",
    style: "hijazi",
    dna: { light: "sea-dusk", front: "pool", far: ["sea"], dhow: true },
  },
  "campaign-rock": {
    region: "sandstone",
    style: "tent-camp",
    dna: { light: "dusk", front: "fire-pit", lanterns: true },
  },
  "campaign-ramadan": { region: "najd", style: "najdi", season: "ramadan", dna: { front: "fire-pit" } },
  "campaign-eid": { region: "oasis", style: "stone-farm", season: "eid", dna: { front: "pool", lawn: true } },
  "campaign-summer": { region: "gulf", style: "coastal", season: "summer", dna: { front: "pool", far: ["sea"] } },
  "campaign-rain": { region: "mountain", style: "stone-farm", season: "rain", dna: { front: "fire-pit", lawn: true } },
};

/** Any shape: 2.4 : 1 for banners, 16 : 9 and 1 : 1 for cards. */
export function drawCampaign(image: CampaignPicture, size: { width: number; height: number }): string {
  const dna = campaignDna(image);
  return exterior(dna, { ...size, crop: wideCrop(dna, size) });
}

export function campaignDna(image: CampaignPicture): ExteriorDna {
  const { region, style, dna, season } = sketches[image];
  const building = { ...buildingOf(layerRandom(image, "campaign", "building"), style), width: 760, pergola: false };
  const made = exteriorDna(image, region, { building, ...dna });
  const calm = { ...made, planting: { ...made.planting, framingPalm: false } };
  return season ? inSeason(calm, season) : calm;
}
