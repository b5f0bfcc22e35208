import { useLocation } from "react-router";
import type { Language } from "#domain/site/language.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { type Surface, surfaceOf } from "./page-context.tsx";

/** Our pages by name, without language; the two surfaces differ only here. */
const places = {
  home: { desktop: "/chalets-home", mobile: "/mweb/chalets/home" },
  search: { desktop: "/chalets/search", mobile: "/mweb/chalets/search" },
  terms: { desktop: "/terms", mobile: "/terms" },
  privacy: { desktop: "/privacy", mobile: "/privacy" },
  help: { desktop: "/help", mobile: "/help" },
} as const satisfies Record<string, Record<Surface, string>>;

export type Place = keyof typeof places;

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
  const twin = Object.values(places).find(({ mobile }) => mobile === bare);
  return twin?.desktop ?? bare;
}

export function mobileTwin(pathname: string): string | undefined {
  const bare = withoutLanguage(pathname);
  const twin = Object.values(places).find(({ desktop, mobile }) => desktop === bare && desktop !== mobile);
  return twin?.mobile;
}
