import { CONSENT_COOKIE, readConsent } from "#domain/analytics/consent.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE, VISITOR_COOKIE_DAYS } from "#domain/site/visitor.ts";
import { cookieFor } from "./cookies.ts";

type Visitor = { visitorId: string; cookies: string[] };

/** The number of this browser. It is kept only with the guest's consent; without it every page meets a stranger. */
export function visitorOf(request: Request, newId: () => string): Visitor {
  const cookies = request.headers.get("cookie");
  const mayKeep = readConsent(readCookie(cookies, CONSENT_COOKIE)) === "all";
  const visitorId = (mayKeep && readCookie(cookies, VISITOR_COOKIE)) || newId();
  return { visitorId, cookies: mayKeep ? [visitorCookie(request, visitorId)] : [] };
}

export function visitorCookie(request: Request, visitorId: string): string {
  return cookieFor(VISITOR_COOKIE, visitorId, VISITOR_COOKIE_DAYS, new URL(request.url).protocol === "https:");
}

/** A cookie of no days is forgotten at once. */
export function noVisitorCookie(request: Request): string {
  return cookieFor(VISITOR_COOKIE, "", 0, new URL(request.url).protocol === "https:");
}
