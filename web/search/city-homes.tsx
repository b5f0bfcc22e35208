import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import type { Calls } from "#contract/calls.ts";
import type { LookupItem } from "#contract/lookup.ts";
import { displayDay } from "#domain/stay/display-day.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { useModal } from "#web/shared/modal-url.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pager } from "#web/ui/pager.tsx";
import { HomeCard } from "./home-card.tsx";

const CityPicker = lazy(() => import("./city-picker.tsx"));

type Props = {
  city: LookupItem;
  cities: LookupItem[];
  stay: Stay;
  areaNames: Record<string, string>;
  results: Calls["searchProperties"]["answer"];
};

/** The homes of one city for one stay, a page at a time. */
export function CityHomes({ city, cities, stay, areaNames, results }: Props) {
  const t = useMessages();
  const path = usePaths();
  const picker = useModal("CITY_PICKER_MODAL");
  const hrefFor = usePageHref();
  const here = path("search", { cityId: String(city.id) });
  return (
    <div className="page-width pt-4 pb-8">
      <Breadcrumb
        crumbs={[
          { label: t.search.home, href: path("home") },
          { label: city.value, href: here },
        ]}
      />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-text type-h1">{t.search.results({ n: results.totalCount, city: city.value })}</h1>
          <StayLine stay={stay} />
        </div>
        <ButtonLink variant="secondary" to={path("home")} onClick={openInstead(picker.open)}>
          {t.search.changeCity}
        </ButtonLink>
      </div>
      {results.totalCount === 0 ? (
        <EmptyState illustration={<NoResultsSpot />} sentence={t.search.emptyTitle} detail={t.search.emptyBody} />
      ) : (
        <ul aria-label={t.search.resultsList} className="mt-6 grid gap-4 desktop:gap-6">
          {results.properties.map((home, place) => (
            <li key={home.id}>
              <HomeCard
                home={home}
                areaName={areaNames[home.location.areaId]}
                cityName={city.value}
                isLazy={place >= 2}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pager page={results.pageNo} pages={Math.ceil(results.totalCount / results.pageSize)} hrefFor={hrefFor} />
      </div>
      <Suspense>
        {picker.wasOpened && <CityPicker isOpen={picker.isOpen} cities={cities} onClose={picker.close} />}
      </Suspense>
    </div>
  );
}

/** Without JavaScript the link leads home, where all cities are; with it, the list opens right here. */
function openInstead(open: () => void) {
  return (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
}

function StayLine({ stay }: { stay: Stay }) {
  const t = useMessages();
  const language = useLanguage();
  const [checkIn, checkOut] = [displayDay(stay.checkIn, language), displayDay(stay.checkOut, language)];
  const nights = t.count.nights({ n: nightsOf(stay) });
  return <p className="mt-1 text-text-2 type-body">{t.search.stayWithNights({ checkIn, checkOut, nights })}</p>;
}

function usePageHref() {
  const [params] = useSearchParams();
  return (page: number) => {
    const next = new URLSearchParams(params);
    next.delete("modals");
    if (page > 1) next.set("pageNo", String(page));
    else next.delete("pageNo");
    return `?${next}`;
  };
}
