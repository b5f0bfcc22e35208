import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { isNarrowed } from "#domain/search/search-query.ts";
import { readFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ogCityPicture } from "#web/illustration/site-pictures.ts";
import { cardPictures } from "#web/property-card/card-picture.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { BreadcrumbData } from "#web/shared/structured-data/breadcrumb-data.tsx";
import { ItemListData } from "#web/shared/structured-data/item-list-data.tsx";
import { prepareFlexible } from "./flexible/flexible-slot.tsx";
import type { Loaded } from "./load/load-in-browser.ts";
import { ResultsPage } from "./results-page.tsx";
import type { ResultsData } from "./state/results-data.ts";

/** Exported from the same chunk as the page, so that a step works without loading more. */
export { loadInBrowser } from "./load/load-in-browser.ts";

/** Loads what only some addresses show, ahead of the first render in a browser. */
export async function prepareAddress(search: string, language: Language): Promise<void> {
  if (readFlexibleChoice(new URLSearchParams(search))) await prepareFlexible(language);
}

/** The page of a search as guests and search engines see it. */
export default function SearchPage({ loaded }: { loaded: Loaded }) {
  return <ResultsPage loaded={loaded} head={(data) => <SearchHead data={data} />} />;
}

/** Search engines may list a city's own page; filtered, sorted and later pages are for guests only. */
function SearchHead({ data: { city, found, query } }: { data: ResultsData }) {
  const t = useMessages();
  const { site } = usePageContext();
  const brand = t.shell.brand[site.brand];
  if (!city) return <NoCityHead brand={brand} isUnknown={query.cityId !== null} />;
  if (!found) return <PageHead hidden title={t.seo.error.title({ brand })} description={t.seo.home.description} />;
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
      {isPlain && <ListData title={title} city={city} properties={found.properties} />}
    </>
  );
}

function NoCityHead({ brand, isUnknown }: { brand: string; isUnknown: boolean }) {
  const t = useMessages();
  const { noCity } = useNamespace("results");
  const title = isUnknown ? t.seo.notFound.title({ brand }) : `${noCity} | ${brand}`;
  return <PageHead hidden title={title} description={t.seo.home.description} />;
}

type ListProps = { title: string; city: LookupItem; properties: readonly CardProperty[] };

/** The structured data of a city's page. */
function ListData({ title, city, properties }: ListProps) {
  const t = useMessages();
  const path = usePaths();
  const isArabic = useLanguage() === "ar";
  const crumbs = [
    { label: t.search.home, href: path("frontPage") },
    { label: city.value, href: path("search", { cityId: String(city.id) }) },
  ];
  const listed = properties.map((property) => {
    const { id, nameAr, nameEn } = property;
    const [first] = cardPictures(property);
    return {
      id,
      name: isArabic ? nameAr || nameEn : nameEn || nameAr,
      picture: first && `${first.stem}-${first.widths.at(-1)}.avif`,
    };
  });
  return (
    <>
      <BreadcrumbData crumbs={crumbs} />
      <ItemListData name={title} properties={listed} />
    </>
  );
}
