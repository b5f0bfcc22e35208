import type { GiftDesignId } from "#domain/gift/designs.ts";
import { dunesCard, mashrabiyaCard, rosesCard, seaCard } from "./day-cards.ts";
import { crescentCard, lanternCard, palmCard, poolCard } from "./night-cards.ts";

/** The drawing of each gift card as SVG, without texts. */
export const giftCards: Record<GiftDesignId, () => string> = {
  palm: palmCard,
  lantern: lanternCard,
  sea: seaCard,
  dunes: dunesCard,
  mashrabiya: mashrabiyaCard,
  crescent: crescentCard,
  roses: rosesCard,
  pool: poolCard,
};
