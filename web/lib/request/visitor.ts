import { CONSENT_COOKIE, readConsent } from "#domain/analytics/consent.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { VISITOR_COOKIE, VISITOR_COOKIE_DAYS } from "#domain/site/visitor.ts";
import { cookieFor } from "../storage/cookies.ts";

type Visitor = { visitorId: string; cookies: string[] };

/** The id of this browser. It is stored only with the guest's consent; without consent every page gets a new id. */
export function visitorOf(request: Request, newId: () => string): Visitor {
  const cookies = request.headers.get("cookie");
  const mayStore = readConsent(readCookie(cookies, CONSENT_COOKIE)) === "all";
  const visitorId = (mayStore && readCookie(cookies, VISITOR_COOKIE)) || newId();
  return { visitorId, cookies: mayStore ? [visitorCookie(request, visitorId)] : [] };
}

export function visitorCookie(request: Request, visitorId: string): string {
  return cookieFor(VISITOR_COOKIE, visitorId, VISITOR_COOKIE_DAYS, new URL(request.url).protocol === "https:");
}

/** A cookie with a maximum age of zero is deleted at once. */
export function noVisitorCookie(request: Request): string {
  return cookieFor(VISITOR_COOKIE, "", 0, new URL(request.url).protocol === "https:");
}
