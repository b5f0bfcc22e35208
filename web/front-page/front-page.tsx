import type { AirlineBanner } from "#contract/site/content.ts";
import type { PaidSearch } from "#domain/seo/paid-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { AboutText } from "./about-text.tsx";
import { Campaigns } from "./campaigns.tsx";
import { CityTiles } from "./city-tiles.tsx";
import { Hero } from "./hero.tsx";
import type { loadFrontPage } from "./load-front-page.ts";
import { OwnThings } from "./own-things.tsx";
import { PropertyRows } from "./property-rows.tsx";
import { Questions } from "./questions.tsx";
import { SearchCard, type SearchCardProps } from "./search-card.tsx";
import { Steps } from "./steps.tsx";
import { StickySearch } from "./sticky-search.tsx";
import { TrustStrip } from "./trust-strip.tsx";

type Props = {
  content: Awaited<ReturnType<typeof loadFrontPage>>;
  search: Omit<SearchCardProps, "cities">;
  /** The stay the rows are priced for. */
  rowsStay: Stay;
  paid: PaidSearch | null;
  airline: AirlineBanner | undefined;
};

/** The search, then cities, properties by theme, campaigns, and reasons to trust the site. */
export default function FrontPage({ content, search, rowsStay, paid, airline }: Props) {
  const { cities, tiles, carousels, areaNames, banners } = content;
  const cityNames = Object.fromEntries(cities.map(({ id, value }) => [id, value]));
  return (
    <>
      <Hero version={paid?.version ?? "full"} title={paid?.title} subtitle={paid?.subtitle} airline={airline}>
        <SearchCard cities={cities} {...search} />
      </Hero>
      <OwnThings cities={cities} />
      <CityTiles cities={tiles} />
      <PropertyRows {...{ carousels, areaNames, cityNames }} stay={rowsStay} />
      <Campaigns banners={banners} />
      <Steps />
      <TrustStrip />
      <Questions />
      <AboutText />
      <StickySearch />
    </>
  );
}
