import type { AirlineBanner } from "#contract/site/content.ts";
import type { RowSearch } from "#domain/search/row-search.ts";
import type { PaidSearch } from "#domain/seo/paid-search.ts";
import type { HeroScene } from "#domain/site/hero-scene.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { AboutText } from "./about-text.tsx";
import { Campaigns } from "./campaigns.tsx";
import { CityStrip } from "./city/city-strip.tsx";
import { Hero } from "./hero.tsx";
import { HomeRow } from "./homes/home-row.tsx";
import { Occasions } from "./homes/occasions.tsx";
import type { loadFrontPage } from "./load-front-page.ts";
import { OwnThings } from "./own-things.tsx";
import { Questions } from "./questions.tsx";
import { SearchCard, type SearchCardProps } from "./search-card.tsx";
import { Steps } from "./steps.tsx";
import { StickySearch } from "./sticky-search.tsx";
import { TrustStrip } from "./trust-strip.tsx";

type Props = {
  content: Awaited<ReturnType<typeof loadFrontPage>>;
  search: Omit<SearchCardProps, "cities" | "examples">;
  /** The stay the homes are priced for. */
  rowsStay: Stay;
  /** That stay is the next weekend, and the URL names no other. */
  isWeekend: boolean;
  scene: HeroScene;
  paid: PaidSearch | null;
  airline: AirlineBanner | undefined;
};

/** The search, then homes, cities and occasions in the order of the brand, campaigns, and reasons to trust the site. */
export default function FrontPage({ content, search, rowsStay, isWeekend, scene, paid, airline }: Props) {
  const { cities, examples, featured, others, stays, occasions, short, areaNames, banners } = content;
  const { site } = usePageContext();
  const language = useLanguage();
  const words = useNamespace("home");
  const cityNames = Object.fromEntries(cities.map(({ id, value }) => [id, value]));
  const { hrefOf, seeAll } = useSearchLinks(cityNames, rowsStay);
  const shown = { areaNames, cityNames, stay: rowsStay };
  const homesCity = search.isNamed ? search.cityId : featured[0]?.cityId;
  const strip = <CityStrip key="cities" {...{ featured, others }} />;
  const row = (
    <HomeRow
      key="stays"
      title={isWeekend ? words.thisWeekend : words.yourDates}
      properties={stays}
      seeAll={homesCity ? seeAll({ cityId: homesCity }) : undefined}
      {...shown}
    />
  );
  return (
    <>
      <Hero
        version={paid?.version ?? "full"}
        title={paid?.title}
        subtitle={paid?.subtitle}
        airline={airline}
        scene={scene}
      >
        <SearchCard {...{ cities, examples }} {...search} />
      </Hero>
      <OwnThings cities={cities} />
      {site.brand === "tajawal" ? [row, strip] : [strip, row]}
      <Occasions {...{ occasions, cityNames, hrefOf }} stay={rowsStay} />
      {short && (
        <HomeRow
          title={language === "ar" ? short.titleAr : short.titleEn}
          properties={short.properties}
          seeAll={short.search ? seeAll(short.search) : undefined}
          {...shown}
        />
      )}
      <Campaigns banners={banners} />
      <Steps />
      <TrustStrip />
      <Questions />
      <AboutText />
      <StickySearch />
    </>
  );
}

/** Searches for more homes like those of a row, for its dates. */
function useSearchLinks(cityNames: Readonly<Record<number, string>>, { checkIn, checkOut }: Stay) {
  const words = useNamespace("card");
  const path = usePaths();
  const hrefOf = ({ cityId, propertyTypes = [], is3DView }: RowSearch) =>
    path("search", {
      cityId: String(cityId),
      checkIn: writeUrlDay(checkIn),
      checkOut: writeUrlDay(checkOut),
      propertyTypes: propertyTypes.join(","),
      is3DView: is3DView ? "1" : "",
    });
  const seeAll = (search: RowSearch) => {
    const city = cityNames[search.cityId];
    return city ? { to: hrefOf(search), label: words.seeAllIn({ city }) } : undefined;
  };
  return { hrefOf, seeAll };
}
