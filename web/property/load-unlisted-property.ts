import { defaultStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { speechContext, visitContext } from "#web/lib/visit.ts";
import { asking, type Context } from "./load-property.ts";
import { labelsOf } from "./property-labels.ts";
import { similarHomes } from "./related/similar-search.ts";
import type { GoneData } from "./unlisted-property.tsx";

type Former = { cityId: number; propertyTypeId: number };

/** Where a home stood that the API no longer lists; `null` when there never was one. */
export function formerPlace(error: unknown): Former | null {
  const details = error instanceof ApiProblem && error.status === 404 ? error.body?.error.details : undefined;
  const { cityId, propertyTypeId } = (details ?? {}) as Partial<Former>;
  return cityId && propertyTypeId ? { cityId, propertyTypeId } : null;
}

/** Homes that may take its place. */
export async function loadGone(context: Context, request: Request, former: Former): Promise<GoneData> {
  const ask = asking(context, request.signal);
  const today = todayInRiyadh(context.get(visitContext).now);
  const stay = readUrlStay(new URL(request.url).searchParams, today) ?? defaultStay(today);
  const homes = await similarHomes(ask, { ...former, not: 0 }, stay).catch(() => []);
  const areas = [...new Set(homes.map(({ location }) => location.areaId))];
  const lookupsIds = { cities: [former.cityId], ...(areas.length > 0 ? { areas } : {}) };
  const query = { locale: context.get(speechContext).language };
  const labels = labelsOf(await ask("retrieveLookups", { query, body: { lookupsIds } }).catch(() => ({})));
  return { cityId: former.cityId, city: labels.cities?.[former.cityId], areas: labels.areas ?? {}, homes, stay };
}
