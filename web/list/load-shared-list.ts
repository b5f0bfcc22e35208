import type { SharedList } from "#contract/list/list.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { problems } from "#domain/problem/problems.ts";
import { readUrlDay } from "#domain/stay/url-day.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import type { PlaceNames } from "#web/property-card/stay-card.tsx";
import { namesOf } from "#web/shared/names-of.ts";

/** The key of the URL with which a vote that was sent without scripts returns when it was not counted. */
const REFUSED = "refused";
/** The code that says why a vote was not counted; 0 for any other reason, `null` if nothing was refused. */
export type Refusal = number | null;
const explained: readonly number[] = [problems["voting-closed"].code, problems["too-many-voters"].code];

type Options = { token: string; language: Language; query: URLSearchParams };
type Loaded = { list: SharedList | null; names: PlaceNames; refusal: Refusal };

/** A page of a shared list with the names of its places; no list when the link opens nothing. */
export async function loadSharedList(callApi: CallApi, { token, language, query }: Options): Promise<Loaded> {
  const dates = { checkIn: readUrlDay(query.get("checkIn")) ?? "", checkOut: readUrlDay(query.get("checkOut")) ?? "" };
  const page = pageOf(query.get("page"));
  const lookups = (lookupType: string) =>
    callApi("listLookups", { params: { lookupType }, query: { locale: language } }).catch((): LookupItem[] => []);
  const [list, cities, areas] = await Promise.all([
    callApi("getSharedList", { params: { token }, query: { ...dates, page } }).catch(nothingIfUnshared),
    lookups("CITY"),
    lookups("AREA"),
  ]);
  const places = list?.properties.map(({ card }) => card.location) ?? [];
  return {
    list,
    names: {
      cities: namesOf(cities, new Set(places.map(({ cityId }) => cityId))),
      areas: namesOf(areas, new Set(places.map(({ areaId }) => areaId))),
    },
    refusal: refusalOf(query.get(REFUSED)),
  };
}

function refusalOf(text: string | null): Refusal {
  return text === null ? null : (explained.find((code) => String(code) === text) ?? 0);
}

function pageOf(text: string | null): number {
  return /^[1-9]\d?$/.test(text ?? "") ? Number(text) : 1;
}

function nothingIfUnshared(error: unknown): null {
  if (isProblem(error, "list-not-shared", "validation")) return null;
  throw error;
}
