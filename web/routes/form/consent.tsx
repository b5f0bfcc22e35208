import { data, redirect } from "react-router";
import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS, type Consent, readConsent } from "#domain/analytics/consent.ts";
import { localPath } from "#domain/page/local-path.ts";
import { noVisitorCookie, visitorCookie, visitorOf } from "#web/lib/request/visitor.ts";
import { cookieFor } from "#web/lib/storage/cookies.ts";
import type { Route } from "./+types/consent.ts";

/** Stores the guest's consent and redirects back; `ask` deletes the choice, so that the banner is shown again. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const choice = readConsent(form.get("choice"));
  if (!choice && form.get("choice") !== "ask") throw data(null, { status: 400 });
  const headers = new Headers();
  for (const cookie of cookiesFor(request, choice)) headers.append("set-cookie", cookie);
  return redirect(localPath(form.get("returnTo")) ?? "/", { headers });
}

/** The visitor id is set with consent and deleted without it. */
function cookiesFor(request: Request, choice: Consent | null): string[] {
  const secure = new URL(request.url).protocol === "https:";
  const consentCookie = cookieFor(CONSENT_COOKIE, choice ?? "", choice ? CONSENT_COOKIE_DAYS : 0, secure);
  if (choice !== "all") return [consentCookie, noVisitorCookie(request)];
  return [consentCookie, visitorCookie(request, visitorOf(request, () => crypto.randomUUID()).visitorId)];
}

/** This route has no page; it only accepts forms. */
export function loader() {
  return redirect("/");
}
