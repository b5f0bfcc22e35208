import { resolveCurrency } from "#domain/money/currency.ts";
import { resolveLanguage } from "#domain/site/language.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import type { Site } from "#domain/site/sites.ts";
import { choiceCookie } from "./cookies.ts";
import type { Speech } from "./visit.ts";

/** The language and currency a request asks for, by the order the specification gives. */
export function speechOf(request: Request, site: Site): Speech {
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

/** Data requests of the router end in `.data`; the language before it is the page's. */
function firstSegment(pathname: string): string | undefined {
  return pathname.split("/")[1]?.replace(/\.data$/, "");
}

/** The language cookie says the language just spoken, unless it says so already. */
export function speechCookies(request: Request, { language }: Speech): string[] {
  if (readCookie(request.headers.get("cookie"), "language") === language) return [];
  return [choiceCookie("language", language, new URL(request.url).protocol === "https:")];
}
