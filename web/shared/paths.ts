import { useLocation } from "react-router";
import type { Language } from "#domain/language/language.ts";
import {
  onSurface,
  type Page,
  type PageArguments,
  pageAddresses,
  pageAliases,
  pagePath,
  type Surface,
} from "#domain/page/page-addresses.ts";
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
  const rest = query.toString();
  return `/${language}${withoutLanguage(pathname)}${rest && `?${rest}`}${hash}`;
}

export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/(en|ar)(?=\/|$)/, "") || "/";
}

/** The desktop URL of a page under /mweb, which is its canonical URL. */
export function desktopPath(pathname: string): string {
  const bare = withoutLanguage(pathname);
  const aliased = isAlias(bare) ? pageAddresses[pageAliases[bare]].mobile : bare;
  return onSurface(aliased, "mobile", "desktop") ?? bare;
}

export function mobilePath(pathname: string): string | undefined {
  const bare = withoutLanguage(pathname);
  const mobile = onSurface(bare, "desktop", "mobile");
  return mobile === bare ? undefined : mobile;
}

function isAlias(path: string): path is keyof typeof pageAliases {
  return path in pageAliases;
}
