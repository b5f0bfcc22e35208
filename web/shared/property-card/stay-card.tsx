import type { StayCard as StayCardData } from "#contract/saved-property.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { cardProperty } from "./card-property.ts";
import { PropertyCard } from "./property-card.tsx";

/** Cards of the first view; all others load lazily. */
const FIRST_VIEW_CARDS = 3;

export type PlaceNames = { cities: Record<number, string>; areas: Record<number, string> };
type Props = { card: StayCardData; stay: Stay; place: number; names: PlaceNames; notFree: string };

/** The card of a home that may be taken for the stay; then it says so instead of a price. */
export function StayCard({ card, stay, place, names, notFree }: Props) {
  const property = cardProperty(card);
  return (
    <PropertyCard
      property={card.isFree ? property : { ...property, lastFreeCancellation: null }}
      areaName={names.areas[card.location.areaId]}
      cityName={names.cities[card.location.cityId]}
      stay={stay}
      layout="tile"
      level={2}
      position={place + 1}
      canCompare
      isLazy={place >= FIRST_VIEW_CARDS}
      withoutPrice={card.isFree ? undefined : <Badge tone="warning">{notFree}</Badge>}
    />
  );
}
