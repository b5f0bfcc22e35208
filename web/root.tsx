import "#web/styles/app.css";
import "./critical-css.ts";
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { CONSENT_COOKIE, readConsent } from "#domain/analytics/consent.ts";
import { directionOf, languageOfPath } from "#domain/language/language.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { idle } from "#web/hydration/idle.ts";
import { LazyPart } from "#web/hydration/lazy-part.tsx";
import { WaitingSheet } from "#web/hydration/waiting-sheet.tsx";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly, storeCurrencies } from "#web/lib/api/cached-lists.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { experimentsContext, localeContext, visitContext } from "#web/lib/request/visit.ts";
import { type PageContext, surfaceOf } from "#web/shared/page-context.tsx";
import { revalidateShell } from "#web/shared/revalidation.ts";
import { DocumentHead } from "#web/shell/document-head.tsx";
import { ErrorPage } from "#web/shell/error-page.tsx";
import { loadPersonal } from "#web/shell/load-personal.ts";
import { PageEvents } from "#web/shell/page-events.tsx";
import { PageFrame } from "#web/shell/page-frame.tsx";
import { SnackbarProvider } from "#web/ui/feedback/snackbar-provider.tsx";
import type { Route } from "./+types/root.ts";

/** The shell renders even without exchange rates: it then shows riyals only. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<PageContext> {
  const { env, site, portSuffix, smsReach, running, output } = context.get(visitContext);
  const { language, currency } = context.get(localeContext);
  const experiments = context.get(experimentsContext);
  const ab = Object.fromEntries(running.map((id) => [id, experiments[id]]));
  const consent = readConsent(readCookie(request.headers.get("cookie"), CONSENT_COOKIE));
  const personal =
    output?.kind === "shared" ? { ...nobody, personal: output.mark } : await loadPersonal(context, request);
  const page = { env, site, portSuffix, smsReach, language, experiments, ab, consent, ...personal };
  try {
    const currencies = await callFromLoader(context, "listCurrencies", {}, request.signal);
    return { ...page, currency, currencies };
  } catch {
    return { ...page, currency: BASE_CURRENCY, currencies: riyalsOnly };
  }
}

const nobody = { member: null, hold: null };

export const shouldRevalidate = revalidateShell;

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  // A refused request has no loader data.
  const language = page?.language ?? languageOfPath(pathname) ?? "en";
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-brand={page?.site.brand ?? "mabeet"}
      data-currency={page?.currency}
      data-rank={page?.experiments.activateStaticRank ? "static" : undefined}
      data-surface={surfaceOf(pathname)}
      data-ab={page && Object.keys(page.ab).length > 0 ? JSON.stringify(page.ab) : undefined}
    >
      <head>
        <DocumentHead brand={page?.site.brand ?? "mabeet"} language={language} />
      </head>
      <body>
        <MessagesProvider language={language}>
          {children}
          <WaitingSheet />
        </MessagesProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Marks the document as hydrated, for the early-click script and for tests. */
function useHydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "yes";
  }, []);
}

const loadSessionKeeper = () => import("#web/login/session-keeper.tsx");
const loadOfflineKeeper = () => idle().then(() => import("#web/shared/offline/offline-keeper.tsx"));

export default function App({ loaderData: { currencies } }: Route.ComponentProps) {
  useHydratedMark();
  useEffect(() => storeCurrencies(currencies), [currencies]);
  // The built page has loaded it already.
  useEffect(() => void import("#web/hydration/first-module.ts"), []);
  return (
    <SnackbarProvider>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <LazyPart load={loadSessionKeeper} />
      <LazyPart load={loadOfflineKeeper} />
      <PageEvents />
    </SnackbarProvider>
  );
}

/** A failed page keeps its shell, provided that the shell itself has loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useHydratedMark();
  const page = useRouteLoaderData("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const errorPage = <ErrorPage status={status} />;
  return page ? <PageFrame>{errorPage}</PageFrame> : errorPage;
}
