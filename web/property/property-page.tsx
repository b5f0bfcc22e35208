import { type ComponentType, useEffect } from "react";
import { CompareBarSlot } from "#web/compare-bar/compare-bar-slot.tsx";
import { StayPicker } from "#web/date-picker/stay-picker.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { usePageContext, useSurface } from "#web/shared/page-context.tsx";
import type { PropertyData } from "./data/load-property.ts";
import { PropertyProvider, useProperty } from "./data/property-context.tsx";
import { AboutProperty } from "./facts/about-property.tsx";
import { AmenitiesSection } from "./facts/amenities-section.tsx";
import { HostSection } from "./facts/host-section.tsx";
import { InfoSection } from "./facts/info-section.tsx";
import { KeyFacts } from "./facts/key-facts.tsx";
import { LoyaltySection } from "./facts/loyalty-section.tsx";
import { PolicySection } from "./facts/policy-section.tsx";
import { RulesSection } from "./facts/rules-section.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { SpacesSection } from "./gallery/spaces-section.tsx";
import { MapSection } from "./location/map-section.tsx";
import { OpenDialogs } from "./open-dialogs.tsx";
import { PropertyStructuredData } from "./property-structured-data.tsx";
import { RecentRow } from "./related/recent-row.tsx";
import { SimilarProperties } from "./related/similar-properties.tsx";
import { ReviewsSection } from "./reviews/reviews-section.tsx";
import { DialogsProvider } from "./section/dialogs.tsx";
import { SectionNav } from "./section/section-nav.tsx";
import { type Part, partsInOrder } from "./section/section-order.ts";
import { useAnchors } from "./section/use-anchors.ts";
import { BookingBar } from "./stay/booking-bar.tsx";
import { BookingProvider, useBooking } from "./stay/booking-context.tsx";
import { DatesSection } from "./stay/dates-section.tsx";
import { PriceCard } from "./stay/price-card.tsx";
import { ReserveProvider } from "./stay/reserve-context.tsx";
import { TitleRow } from "./title-row.tsx";

/** The page of one property: pictures, facts and terms beside the price of the stay. */
export function DetailsPage({ data }: { data: PropertyData }) {
  return (
    <PropertyProvider data={data}>
      <DialogsProvider>
        <BookingProvider>
          <ReserveProvider>
            <Page />
            <BookingBar />
          </ReserveProvider>
          <CompareBarSlot />
          <Calendar />
          <OpenDialogs />
        </BookingProvider>
      </DialogsProvider>
    </PropertyProvider>
  );
}

function Page() {
  useTrackView();
  const { property, similar, city, labels } = useProperty();
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
      <SimilarProperties
        id={`similar-${property.propertyId}`}
        properties={similar.properties}
        stay={similar.stay}
        city={city}
        areas={labels.areas}
      />
      <RecentRow />
      <PropertyStructuredData />
    </div>
  );
}

/** Sends one view event for each property. */
function useTrackView() {
  const { propertyId } = useProperty().property;
  useEffect(() => track("details_viewed", { propertyId }), [propertyId]);
}

function Intro() {
  return (
    <>
      <KeyFacts />
      <AboutProperty />
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
  host: HostSection,
  reviews: ReviewsSection,
  loyalty: LoyaltySection,
};

/** On a phone the price is one of the sections; on a desktop it stays beside them. */
function Parts() {
  const { experiments } = usePageContext();
  const order = partsInOrder(experiments.shuffleDetails);
  const priceIndex = order.indexOf("price");
  return (
    <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_376px] desktop:gap-x-16">
      <PartList order={order.slice(0, priceIndex)} />
      <aside className="py-4 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:py-6">
        <div className="desktop:sticky desktop:top-[calc(var(--header-size)+64px)]">
          <PriceCard />
        </div>
      </aside>
      <PartList order={order.slice(priceIndex + 1)} />
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
