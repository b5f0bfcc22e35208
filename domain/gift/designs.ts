/** The drawn cards; `web/gift/design` has a drawing of each. */
export const giftDesigns = ["palm", "lantern", "sea", "dunes", "mashrabiya", "crescent", "roses", "pool"] as const;
export type GiftDesignId = (typeof giftDesigns)[number];

export function isGiftDesign(id: string): id is GiftDesignId {
  return (giftDesigns as readonly string[]).includes(id);
}

/** The drawing of a card without texts, and the same for mail programs, which show no SVG. */
export function giftPicture(id: GiftDesignId, type: "svg" | "png" = "svg"): string {
  return `/gift/${id}.${type}`;
}
