import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CardsPayload, StayCard } from "#contract/list/saved-property.ts";
import type { Site } from "#domain/site/sites.ts";
import { requireInWindow, validStay } from "./offer/valid-stay.ts";
import { listedCards } from "./property-cards.ts";

type Shown = { site: Site; describePictures: DescribePictures; secrets: readonly string[] };

/** The cards of given properties with the prices of a stay, in the given order. */
export async function listCards(
  db: Tx,
  shown: Shown,
  { propertyIds, ...days }: CardsPayload,
): Promise<{ properties: StayCard[] }> {
  const stay = validStay(days);
  requireInWindow(stay, await appToday(db), shown.site);
  const ids = [...new Set(propertyIds)];
  const cards = await listedCards(db, ids, stay, shown);
  return { properties: ids.flatMap((id) => cards.get(id) ?? []) };
}
