import { resolveLanguage } from "#domain/language/language.ts";
import { resolveCurrency } from "#domain/money/currency.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import type { Site } from "#domain/site/sites.ts";
import { choiceCookie } from "../storage/cookies.ts";
import type { Locale } from "./visit.ts";

/** The language and currency of a request, by the precedence that the specification gives. */
export function localeOf(request: Request, site: Site): Locale {
  const url = new URL(request.url);
  const cookies = request.headers.get("cookie");
  return {
    language: resolveLanguage({
      path: firstSegment(url.pathname),
      query: url.searchParams.get("lang") ?? undefined,
      cookie: readCookie(cookies, "language"),
      site,
    }),
    currency: resolveCurrency(readCookie(cookies, "currency"), site),
  };
}

/** Data requests of the router end in `.data`, as in `/ar.data`. */
function firstSegment(pathname: string): string | undefined {
  return pathname.split("/")[1]?.replace(/\.data$/, "");
}

/** Sets the language cookie to the language of the page, unless it already has that value. */
export function localeCookies(request: Request, { language }: Locale): string[] {
  if (readCookie(request.headers.get("cookie"), "language") === language) return [];
  return [choiceCookie("language", language, new URL(request.url).protocol === "https:")];
}
