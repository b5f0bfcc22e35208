import { defaultStay } from "#domain/stay/default-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { labelsOf } from "#web/shared/lookup-labels.ts";
import type { Context } from "./load-property.ts";
import { similarProperties } from "./similar-search.ts";

export type UnlistedData = {
  cityId: number;
  city: string | undefined;
  areas: Record<number, string>;
  properties: CardProperty[];
  stay: Stay;
};

type Former = { cityId: number; propertyTypeId: number };

/** The city and type of a property that the API no longer lists; `null` when it never existed. */
export function formerProperty(error: unknown): Former | null {
  const details = error instanceof ApiProblem && error.status === 404 ? error.body?.error.details : undefined;
  const { cityId, propertyTypeId } = (details ?? {}) as Partial<Former>;
  return cityId && propertyTypeId ? { cityId, propertyTypeId } : null;
}

/** Properties that may replace it. */
export async function loadUnlistedProperty(context: Context, request: Request, former: Former): Promise<UnlistedData> {
  const callApi = loaderCalls(context, request.signal);
  const today = todayInRiyadh(context.get(visitContext).now);
  const stay = readUrlStay(new URL(request.url).searchParams, today) ?? defaultStay(today);
  const properties = await similarProperties(callApi, { ...former, not: 0 }, stay).catch(() => []);
  const areas = [...new Set(properties.map(({ location }) => location.areaId))];
  const lookupsIds = { cities: [former.cityId], ...(areas.length > 0 ? { areas } : {}) };
  const query = { locale: context.get(localeContext).language };
  const labels = labelsOf(await callApi("retrieveLookups", { query, body: { lookupsIds } }).catch(() => ({})));
  return { cityId: former.cityId, city: labels.cities?.[former.cityId], areas: labels.areas ?? {}, properties, stay };
}
