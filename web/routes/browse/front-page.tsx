import { DEFAULT_CITY } from "#domain/search/default-city.ts";
import { readPaidSearch } from "#domain/seo/paid-search.ts";
import { heroSceneAt } from "#domain/site/hero-scene-at.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { quickRanges } from "#domain/stay/date-picker/quick-ranges.ts";
import { heroStay } from "#domain/stay/default-stay.ts";
import { readFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { SAVED_SEARCH_KEY } from "#domain/stay/saved-search-key.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { loadFrontPage } from "#web/front-page/load-front-page.ts";
import { island } from "#web/hydration/island.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { SAVED_KEYS } from "#web/saved-lists/saved-keys.ts";
import { surfaceOf, usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { desktopPath } from "#web/shared/paths.ts";
import { RECENT_KEY } from "#web/shared/recent/recent-keys.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import { SiteData } from "#web/shared/structured-data/site-data.tsx";
import type { Route } from "./+types/front-page.ts";

const FrontPage = island({
  id: "home",
  load: () => import("#web/front-page/front-page.tsx"),
  namespaces: ["home", "box", "card", "about"],
  hydrates: { stored: [SAVED_SEARCH_KEY, RECENT_KEY, ...SAVED_KEYS], hasHold: true },
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const { language } = context.get(localeContext);
  const { now, site } = context.get(visitContext);
  const today = todayInRiyadh(now);
  const proposed = heroStay(today);
  const named = readUrlStay(searchParams, today);
  const flexible = readFlexibleChoice(searchParams);
  const calendar = { today, maxDate: maxDateOf(today, site.calendarWindowMonths) };
  const weekend = quickRanges(calendar, site).find(({ kind }) => kind === "weekend")?.stay ?? null;
  const rowsStay = named ?? weekend ?? proposed;
  const isWeekend = !named && weekend !== null;
  const content = await loadFrontPage(loaderCalls(context, request.signal), { language, stay: rowsStay });
  const city = content.cities.find(({ id }) => String(id) === searchParams.get("cityId"));
  const search = {
    cityId: (city ?? content.cities.find(({ id }) => id === DEFAULT_CITY.id) ?? content.cities[0])?.id ?? null,
    stay: isDateless(flexible) ? null : (named ?? (surfaceOf(pathname) === "desktop" ? proposed : null)),
    ...(flexible && { flexible }),
    weekend,
    isNamed: Boolean(city || named || flexible),
  };
  const page = desktopPath(pathname);
  const airline = content.banners.map((banner) => banner.airline).find((each) => each?.page_url === page);
  const scene = heroSceneAt(now, site.countryCode);
  return { content, search, rowsStay, isWeekend, scene, airline, paid: readPaidSearch(searchParams) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), FrontPage.prepare()]);
  return loaded;
}

export const shouldRevalidate = withoutModals;

export default function FrontPageRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { site } = usePageContext();
  const brand = t.shell.brand[site.brand];
  return (
    <>
      <PageHead
        title={t.seo.home.title({ brand })}
        description={t.seo.home.description}
        hidden={loaderData.paid !== null}
      />
      <SiteData />
      <FrontPage {...loaderData} />
    </>
  );
}
