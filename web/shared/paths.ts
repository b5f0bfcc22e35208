import { useLocation } from "react-router";
import {
  onSurface,
  type Page,
  type PageArguments,
  pageAddresses,
  pageAliases,
  pagePath,
  type Surface,
} from "#domain/page/page-addresses.ts";
import type { Language } from "#domain/site/language.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { surfaceOf } from "./page-context.tsx";

export function pathTo<Name extends Page>(
  page: Name,
  language: Language,
  surface: Surface,
  ...values: PageArguments<Name>
): string {
  return `/${language}${pagePath(page, surface, ...values)}`;
}

/** The URLs of our pages in the guest's language and surface. */
export function usePaths() {
  const language = useLanguage();
  const surface = surfaceOf(useLocation().pathname);
  return <Name extends Page>(page: Name, ...values: PageArguments<Name>) => pathTo(page, language, surface, ...values);
}

/** The same URL in another language: path, query and fragment stay. */
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

/** The desktop URL of a page under /mweb, which is its canonical URL. */
export function desktopTwin(pathname: string): string {
  const bare = withoutLanguage(pathname);
  const aliased = isAlias(bare) ? pageAddresses[pageAliases[bare]].mobile : bare;
  return onSurface(aliased, "mobile", "desktop") ?? bare;
}

export function mobileTwin(pathname: string): string | undefined {
  const bare = withoutLanguage(pathname);
  const twin = onSurface(bare, "desktop", "mobile");
  return twin === bare ? undefined : twin;
}

function isAlias(path: string): path is keyof typeof pageAliases {
  return path in pageAliases;
}
