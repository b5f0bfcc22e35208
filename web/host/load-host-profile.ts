import type { HostProfile } from "#contract/list/host-profile.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { readUrlDay } from "#domain/stay/url-day.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import type { PlaceNames } from "#web/property-card/stay-card.tsx";
import { namesOf } from "#web/shared/names-of.ts";

type Options = { hostId: string; language: Language; query: URLSearchParams };
export type LoadedHost = { profile: HostProfile; names: PlaceNames };

/** A page of the homes of a host with the names of their places; `null` for a host that guests cannot see. */
export async function loadHostProfile(
  callApi: CallApi,
  { hostId, language, query }: Options,
): Promise<LoadedHost | null> {
  const lookups = (lookupType: string) =>
    callApi("listLookups", { params: { lookupType }, query: { locale: language } }).catch((): LookupItem[] => []);
  const [profile, cities, areas] = await Promise.all([
    callApi("getHostProfile", { params: { hostId }, query: queryOf(query) }).catch(nullIfUnknown),
    lookups("CITY"),
    lookups("AREA"),
  ]);
  if (!profile) return null;
  const places = profile.properties.map(({ location }) => location);
  return {
    profile,
    names: {
      cities: namesOf(cities, new Set(places.map(({ cityId }) => cityId))),
      areas: namesOf(areas, new Set(places.map(({ areaId }) => areaId))),
    },
  };
}

function queryOf(query: URLSearchParams) {
  const page = query.get("pageNo") ?? "";
  return {
    checkIn: readUrlDay(query.get("checkIn")) ?? "",
    checkOut: readUrlDay(query.get("checkOut")) ?? "",
    pageNo: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

function nullIfUnknown(error: unknown): null {
  if (isProblem(error, "not-found", "validation")) return null;
  throw error;
}
