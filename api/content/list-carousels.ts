import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { requireInWindow, validStay } from "#api/property/offer/valid-stay.ts";
import { propertyCards } from "#api/property/property-cards.ts";
import type { Carousel, CarouselPayload } from "#contract/site/content.ts";
import type { Site } from "#domain/site/sites.ts";
import { carouselProperties } from "./carousel-properties.ts";

const MAX_PROPERTIES = 10;

/** Themed rows of properties that are free for the stay, with its prices; a row without a free property is omitted. */
export async function listCarousels(
  db: Tx,
  { site, ...shown }: { site: Site; describePictures: DescribePictures; secrets: readonly string[] },
  { page, cityId = null, rankType, exceptIds, ...days }: CarouselPayload,
): Promise<{ carousels: Carousel[] }> {
  if (page === "SEARCH" && cityId === null) throw new Problem("city-required", { fields: { cityId: "city" } });
  const stay = validStay(days);
  requireInWindow(stay, await appToday(db), site);
  const rows = await carouselProperties(db, { page, cityId, rankType, exceptIds, site, stay });
  const cards = await propertyCards(db, [...new Set(rows.flatMap(({ propertyIds }) => propertyIds))], stay, {
    site,
    ...shown,
  });
  const carousels = rows.map(({ propertyIds, ...row }) => {
    const properties = propertyIds.flatMap((id) => cards.get(id) ?? []).slice(0, MAX_PROPERTIES);
    return { ...row, properties };
  });
  return { carousels: carousels.filter(({ properties }) => properties.length > 0) };
}
