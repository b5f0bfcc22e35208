import { type ComponentType, useEffect } from "react";
import { track } from "#web/lib/track.ts";
import { StayPicker } from "#web/shared/date-picker/stay-picker.tsx";
import { usePageContext, useSurface } from "#web/shared/page-context.tsx";
import { DialogsProvider } from "./dialogs.tsx";
import { AboutHome } from "./facts/about-property.tsx";
import { AmenitiesSection } from "./facts/amenities-section.tsx";
import { InfoSection } from "./facts/info-section.tsx";
import { KeyFacts } from "./facts/key-facts.tsx";
import { LoyaltySection } from "./facts/loyalty-section.tsx";
import { PolicySection } from "./facts/policy-section.tsx";
import { RulesSection } from "./facts/rules-section.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { SpacesSection } from "./gallery/spaces-section.tsx";
import type { HomeData } from "./load-property.ts";
import { MapSection } from "./location/map-section.tsx";
import { OpenDialogs } from "./open-dialogs.tsx";
import { HomeProvider, useHome } from "./property-context.tsx";
import { HomeDataBlock } from "./property-structured-data.tsx";
import { RecentRow } from "./related/recent-row.tsx";
import { SimilarHomes } from "./related/similar-properties.tsx";
import { ReviewsSection } from "./reviews/reviews-section.tsx";
import { SectionNav } from "./section-nav.tsx";
import { type Part, partsInOrder } from "./section-order.ts";
import { BookingBar } from "./stay/booking-bar.tsx";
import { BookingProvider, useBooking } from "./stay/booking-context.tsx";
import { DatesSection } from "./stay/dates-section.tsx";
import { PriceCard } from "./stay/price-card.tsx";
import { ReserveProvider } from "./stay/reserve-context.tsx";
import { TitleRow } from "./title-row.tsx";
import { useAnchors } from "./use-anchors.ts";

/** The page of one home: pictures, facts and terms beside the price of the stay. */
export function DetailsPage({ data }: { data: HomeData }) {
  return (
    <HomeProvider data={data}>
      <DialogsProvider>
        <BookingProvider>
          <ReserveProvider>
            <Page />
            <BookingBar />
          </ReserveProvider>
          <Calendar />
          <OpenDialogs />
        </BookingProvider>
      </DialogsProvider>
    </HomeProvider>
  );
}

function Page() {
  useSeen();
  const { home, similar, city, labels } = useHome();
  const isMobile = useSurface() === "mobile";
  return (
    <div className={`${isMobile ? "mobile-width" : "page-width"} pb-8 desktop:pt-4`}>
      <div className="flex flex-col desktop:flex-col-reverse desktop:gap-5">
        <div className="-mx-4 max-[359px]:-mx-3 sm:-mx-6 desktop:mx-0">
          <Gallery />
        </div>
        <div className="pt-2 desktop:pt-0">
          <TitleRow />
        </div>
      </div>
      <SectionNav anchors={useAnchors()} />
      <Parts />
      <SimilarHomes
        id={`similar-${home.propertyId}`}
        homes={similar.homes}
        stay={similar.stay}
        city={city}
        areas={labels.areas}
      />
      <RecentRow />
      <HomeDataBlock />
    </div>
  );
}

/** Told once for each home. */
function useSeen() {
  const { propertyId } = useHome().home;
  useEffect(() => track("details_viewed", { propertyId }), [propertyId]);
}

function Intro() {
  return (
    <>
      <KeyFacts />
      <AboutHome />
    </>
  );
}

const parts: Partial<Record<Exclude<Part, "price">, ComponentType>> = {
  intro: Intro,
  spaces: SpacesSection,
  amenities: AmenitiesSection,
  dates: DatesSection,
  rules: RulesSection,
  policy: PolicySection,
  map: MapSection,
  info: InfoSection,
  reviews: ReviewsSection,
  loyalty: LoyaltySection,
};

/** On a phone the price stands where its turn is; on a desk it stays beside the text. */
function Parts() {
  const { experiments } = usePageContext();
  const order = partsInOrder(experiments.shuffleDetails);
  const turn = order.indexOf("price");
  return (
    <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_376px] desktop:gap-x-16">
      <PartList order={order.slice(0, turn)} />
      <aside className="py-4 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:py-6">
        <div className="desktop:sticky desktop:top-[calc(var(--header-size)+64px)]">
          <PriceCard />
        </div>
      </aside>
      <PartList order={order.slice(turn + 1)} />
    </div>
  );
}

function PartList({ order }: { order: readonly Part[] }) {
  return (
    <div className="min-w-0 desktop:col-start-1">
      {order.map((name) => {
        const Shown = name === "price" ? undefined : parts[name];
        return Shown && <Shown key={name} />;
      })}
    </div>
  );
}

function Calendar() {
  const { picker, availability } = useBooking();
  return <StayPicker picker={picker} nightly={availability.nightly} />;
}
