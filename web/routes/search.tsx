import type { LookupItem } from "#contract/lookup.ts";
import type { PropertyCard } from "#contract/search.ts";
import { isNarrowed } from "#domain/search/search-query.ts";
import { languages } from "#domain/site/language.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { ogCityPicture } from "#web/illustration/shell-pictures.ts";
import { loadInBrowser } from "#web/search/load-in-browser.ts";
import { loadOnServer } from "#web/search/load-on-server.ts";
import type { ResultsData } from "#web/search/results-data.ts";
import { ResultsPage } from "#web/search/results-page.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { withoutModals } from "#web/shared/revalidation.ts";
import { BreadcrumbData } from "#web/shared/structured-data/breadcrumb-data.tsx";
import { ItemListData } from "#web/shared/structured-data/item-list-data.tsx";
import type { Route } from "./+types/search.ts";

export { withoutModals as shouldRevalidate };

export const handle = { words: ["results", "filters", "card", "box"] };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOnServer(context, request);
}

/** Steps within our pages ask the API themselves, so that a newer one can end an older. */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { lang } = document.documentElement;
  const language = languages.find((known) => known === (params.lang ?? lang)) ?? "en";
  return loadInBrowser(new URL(request.url), language);
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <ResultsPage loaded={loaderData} head={(data) => <SearchHead data={data} />} />;
}

/** A city's own page may be found; filtered, sorted and later pages are for guests only. */
function SearchHead({ data: { city, found, query } }: { data: ResultsData }) {
  const t = useMessages();
  const { site } = usePageContext();
  const brand = t.shell.brand[site.brand];
  if (!city || !found) {
    return <PageHead hidden title={t.seo.error.title({ brand })} description={t.seo.home.description} />;
  }
  const isPlain = !isNarrowed(query) && query.sort.sortBy === "rank" && query.pageNo === 1;
  const title = t.seo.search.title({ city: city.value, brand });
  return (
    <>
      <PageHead
        title={title}
        description={t.seo.search.description({ city: city.value, n: found.totalCount })}
        query={`cityId=${city.id}`}
        hidden={!isPlain}
        picture={ogCityPicture(city.id)}
      />
      {isPlain && <ListData title={title} city={city} homes={found.properties} />}
    </>
  );
}

type ListProps = { title: string; city: LookupItem; homes: readonly PropertyCard[] };

/** What search engines read of a city's page. */
function ListData({ title, city, homes }: ListProps) {
  const t = useMessages();
  const path = usePaths();
  const isArabic = useLanguage() === "ar";
  const crumbs = [
    { label: t.search.home, href: path("home") },
    { label: city.value, href: path("search", { cityId: String(city.id) }) },
  ];
  const listed = homes.map(({ id, nameAr, nameEn, images }) => ({
    id,
    name: isArabic ? nameAr || nameEn : nameEn || nameAr,
    picture: images[0]?.url,
  }));
  return (
    <>
      <BreadcrumbData crumbs={crumbs} />
      <ItemListData name={title} homes={listed} />
    </>
  );
}
