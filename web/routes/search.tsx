import { data } from "react-router";
import { chooseStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { orPageFault } from "#web/lib/page-fault.ts";
import { speechContext, visitContext } from "#web/lib/visit.ts";
import { CityHomes } from "#web/search/city-homes.tsx";
import { UnknownCity } from "#web/search/unknown-city.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/search.ts";

export { withoutModals as shouldRevalidate };

const CITY_LOOKUP = 2;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const locale = context.get(speechContext).language;
  const today = todayInRiyadh(context.get(visitContext).now);
  const stay = chooseStay(readUrlStay(query, today), null, today);
  const pageNo = Math.max(1, Math.trunc(Number(query.get("pageNo")) || 1));
  const lookup = (lookupType: string) =>
    callWhileRendering(context, "listLookups", { params: { lookupType }, query: { locale } }, request.signal);
  const [cities, areas] = await orPageFault(Promise.all([lookup("CITY"), lookup("AREA")]));
  const city = cities.find(({ id }) => String(id) === query.get("cityId"));
  if (!city) return data({ cities, found: null }, { status: 404 });

  const body = { ...stay, searchCriteria: [{ lookupTypeId: CITY_LOOKUP, lookupId: [city.id] }], pageNo, pageSize: 10 };
  const results = await orPageFault(callWhileRendering(context, "searchProperties", { body }, request.signal));
  const areaNames = Object.fromEntries(areas.map(({ id, value }) => [id, value]));
  return data({ cities, found: { city, stay, results, areaNames } });
}

export default function SearchRoute({ loaderData: { found, cities } }: Route.ComponentProps) {
  const t = useMessages();
  const { site } = usePageContext();
  const brand = t.shell.brand[site.brand];
  if (!found) return <UnknownCity cities={cities} />;
  const city = found.city.value;
  const description = t.seo.search.description({ city, n: found.results.totalCount });
  return (
    <>
      <PageHead
        title={t.seo.search.title({ city, brand })}
        description={description}
        query={`cityId=${found.city.id}`}
      />
      <CityHomes {...found} cities={cities} />
    </>
  );
}
