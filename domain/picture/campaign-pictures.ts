import { ART_VERSION } from "./picture-url.ts";

/** The pictures of campaigns, by the names that banners store. */
export const campaignPictures = [
  "campaign-weekday",
  "campaign-welcome",
  "campaign-khiran",
  "campaign-mountain",
  "campaign-sea",
  "campaign-rock",
  "campaign-ramadan",
  "campaign-eid",
  "campaign-summer",
  "campaign-rain",
] as const;
export type CampaignPicture = (typeof campaignPictures)[number];

export function isCampaignPicture(name: string): name is CampaignPicture {
  return campaignPictures.some((known) => known === name);
}

export function campaignPictureUrl(name: CampaignPicture): string {
  return `/img/${ART_VERSION}/campaign/${name}-960.avif`;
}
