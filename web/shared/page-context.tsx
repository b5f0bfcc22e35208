import { useLocation, useRouteLoaderData } from "react-router";
import type { Hold } from "#contract/cart/hold.ts";
import type { CurrencyList } from "#contract/site/system.ts";
import type { Consent } from "#domain/analytics/consent.ts";
import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Surface } from "#domain/page/page-addresses.ts";
import type { Experiments } from "#domain/site/experiments.ts";
import type { Site } from "#domain/site/sites.ts";
import type { SmsReach } from "#domain/site/sms-reach.ts";
import type { Member } from "#web/lib/api/session-events.ts";
import type { AppEnv } from "#web/lib/request/visit.ts";
import { withPersonal } from "./personal.ts";

/** The context of every page: site, language, currency. The root loader provides it. */
export type PageContext = {
  env: AppEnv;
  site: Site;
  portSuffix: string;
  /** Which phone numbers of accounts get SMS. */
  smsReach: SmsReach;
  language: Language;
  currency: CurrencyCode;
  currencies: CurrencyList;
  /** The guest's variants in all A/B tests. */
  experiments: Experiments;
  /** The variants in the running tests, which events contain. */
  ab: Partial<Experiments>;
  /** The guest's consent, `null` before they chose. */
  consent: Consent | null;
  /** The signed-in guest when the page was rendered; `useMember` returns the current one. */
  member: Member | null;
  /** The stay that the guest held when the page was rendered; `useHold` returns the current one. */
  hold: Hold | null;
  /** Member and hold of a page that guests share; while such a page is rendered, the mark where they will be inserted. */
  personal?: string;
};

export function usePageContext(): PageContext {
  const page = useRouteLoaderData("root") as PageContext | undefined;
  if (!page) throw new Error("The root loader has not answered");
  return withPersonal(page);
}

/** Pages under /mweb keep the phone layout at any width. */
export function useSurface(): Surface {
  return surfaceOf(useLocation().pathname);
}

export function surfaceOf(pathname: string): Surface {
  return /^(\/(en|ar))?\/mweb(\/|$)/.test(pathname) ? "mobile" : "desktop";
}
