import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { homeCards } from "#api/property/home-cards.ts";
import { requireInWindow, soundDays } from "#api/property/sound-stay.ts";
import type { Carousel, CarouselPayload } from "#contract/content.ts";
import type { Site } from "#domain/site/sites.ts";
import { carouselHomes } from "./carousel-homes.ts";

const MOST_HOMES = 10;

/** Themed rows of homes that are free for the stay, each priced for it; a row without a free home is left out. */
export async function listCarousels(
  db: Tx,
  { site, ...shown }: { site: Site; see: DescribePictures; secrets: readonly string[] },
  { page, cityId = null, rankType, ...asked }: CarouselPayload,
): Promise<{ carousels: Carousel[] }> {
  if (page === "SEARCH" && cityId === null) throw new Problem("city-required", { fields: { cityId: "city" } });
  const stay = soundDays(asked);
  requireInWindow(stay, await appToday(db), site);
  const rows = await carouselHomes(db, { page, cityId, rankType, site, stay });
  const cards = await homeCards(db, [...new Set(rows.flatMap(({ homeIds }) => homeIds))], stay, { site, ...shown });
  const carousels = rows.map(({ homeIds, ...row }) => {
    const properties = homeIds.flatMap((id) => cards.get(id) ?? []).slice(0, MOST_HOMES);
    return { ...row, properties };
  });
  return { carousels: carousels.filter(({ properties }) => properties.length > 0) };
}
