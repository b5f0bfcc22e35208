import type { StayCard as StayCardData } from "#contract/list/saved-property.ts";
import { type Party, partySize } from "#domain/guest/party.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { cardProperty } from "./card-property.ts";
import { PropertyCard } from "./property-card.tsx";

/** Cards of the first view; all others load lazily. */
const FIRST_VIEW_CARDS = 3;

export type PlaceNames = { cities: Record<number, string>; areas: Record<number, string> };
type Words = { notFree: string; tooSmall: (input: { n: number }) => string };
type Props = {
  card: StayCardData;
  stay: Stay;
  party: Party | null;
  index: number;
  names: PlaceNames;
  words: Words;
};

/** The card of a home that may be taken for the stay, or have too few beds for the guests; then it says so instead of a price. */
export function StayCard({ card, stay, party, index, names, words }: Props) {
  const property = cardProperty(card);
  const refusal = refusalOf(card, party, words);
  return (
    <PropertyCard
      property={refusal ? { ...property, lastFreeCancellation: null } : property}
      areaName={names.areas[card.location.areaId]}
      cityName={names.cities[card.location.cityId]}
      stay={stay}
      party={party}
      layout="tile"
      level={2}
      position={index + 1}
      canCompare
      isLazy={index >= FIRST_VIEW_CARDS}
      withoutPrice={refusal && <Badge tone="warning">{refusal}</Badge>}
    />
  );
}

function refusalOf({ isFree, sleeps }: StayCardData, party: Party | null, words: Words): string | undefined {
  if (party && partySize(party) > sleeps) return words.tooSmall({ n: sleeps });
  return isFree ? undefined : words.notFree;
}
