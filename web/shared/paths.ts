import { useLocation } from "react-router";
import { type Place, places } from "#domain/seo/places.ts";
import type { Language } from "#domain/site/language.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { type Surface, surfaceOf } from "./page-context.tsx";

export function pathTo(place: Place, language: Language, surface: Surface, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return `/${language}${places[place][surface]}${search && `?${search}`}`;
}

/** Addresses of our pages in the language and on the surface the guest is on. */
export function usePaths() {
  const language = useLanguage();
  const surface = surfaceOf(useLocation().pathname);
  return (place: Place, query?: Record<string, string>) => pathTo(place, language, surface, query);
}

/** The same address in another language: path, query and fragment stay. */
export function inLanguage(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  language: Language,
): string {
  const query = new URLSearchParams(search);
  query.delete("lang");
  const kept = query.toString();
  return `/${language}${withoutLanguage(pathname)}${kept && `?${kept}`}${hash}`;
}

export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/(en|ar)(?=\/|$)/, "") || "/";
}

/** The desktop twin of an address under /mweb, by which search engines know the page. */
export function desktopTwin(pathname: string): string {
  const bare = withoutLanguage(pathname);
  return twinOf(bare === "/mweb/home" ? places.home.mobile : bare, "mobile", "desktop") ?? bare;
}

export function mobileTwin(pathname: string): string | undefined {
  const bare = withoutLanguage(pathname);
  const twin = twinOf(bare, "desktop", "mobile");
  return twin === bare ? undefined : twin;
}

/** The last part of the address of a home is its number, the same on both surfaces. */
function twinOf(bare: string, from: Surface, to: Surface): string | undefined {
  const [, page = bare, number = ""] = /^(.*\/details)(\/\d+)$/.exec(bare) ?? [];
  const place = Object.values(places).find((each) => each[from] === page);
  return place && place[to] + number;
}
