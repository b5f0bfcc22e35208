import { useState } from "react";
import type { StayCard } from "#contract/saved-property.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { cardProperty } from "#web/shared/property-card/card-property.ts";
import { PropertyCard } from "#web/shared/property-card/property-card.tsx";
import { toggleSaved } from "#web/shared/saved/saved-properties.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";
import { CARDS_PER_PAGE, usePlaceNames, useSavedCards } from "./use-saved-cards.ts";

/** Cards of the first view; all others load lazily. */
const FIRST_VIEW_CARDS = 3;

type Props = { ids: readonly number[]; stay: Stay };

/** The cards of saved homes. Homes that are no longer listed are counted below and can be removed. */
export function SavedList({ ids, stay }: Props) {
  const words = useNamespace("saved");
  const [shown, setShown] = useState(CARDS_PER_PAGE);
  const first = ids.slice(0, shown);
  const { cards, state, isLoading, retry } = useSavedCards(first, stay);
  const names = usePlaceNames();
  const found = first.flatMap((id) => cards.get(id) ?? []);
  const unlisted = first.filter((id) => cards.get(id) === null);
  const isMissing = first.some((id) => !cards.has(id));
  return (
    <div aria-busy={isLoading} className="mt-6 grid gap-6">
      <p role="status" className="sr-only">
        {isMissing && isLoading ? words.loading : ""}
      </p>
      {found.length > 0 && (
        <ul aria-label={words.list} className="grid gap-4 sm:grid-cols-2 desktop:gap-6 lg:desktop:grid-cols-3">
          {found.map((card, place) => (
            <SavedHome key={card.id} card={card} stay={stay} place={place} {...names} />
          ))}
        </ul>
      )}
      {isMissing && (state.status === "failed" ? <SavedFailure onRetry={retry} /> : <SavedSkeleton />)}
      {unlisted.length > 0 && <Unlisted ids={unlisted} />}
      {shown < ids.length && !isMissing && (
        <Button variant="secondary" onPress={() => setShown(shown + CARDS_PER_PAGE)}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

type HomeProps = {
  card: StayCard;
  stay: Stay;
  place: number;
  cities: Record<number, string>;
  areas: Record<number, string>;
};

function SavedHome({ card, stay, place, cities, areas }: HomeProps) {
  const words = useNamespace("saved");
  const property = cardProperty(card);
  return (
    <li className="min-w-0">
      <PropertyCard
        property={card.isFree ? property : { ...property, lastFreeCancellation: null }}
        areaName={areas[card.location.areaId]}
        cityName={cities[card.location.cityId]}
        stay={stay}
        layout="tile"
        level={2}
        position={place + 1}
        isLazy={place >= FIRST_VIEW_CARDS}
        withoutPrice={card.isFree ? undefined : <Badge tone="warning">{words.notFree}</Badge>}
      />
    </li>
  );
}

function SavedFailure({ onRetry }: { onRetry: () => void }) {
  const words = useNamespace("saved");
  const isOffline = !navigator.onLine;
  return (
    <ErrorState
      illustration={isOffline ? <OfflineSpot /> : <ErrorSpot />}
      sentence={words.failed}
      detail={isOffline ? words.offline : words.failedDetail}
      actions={<Button onPress={onRetry}>{words.retry}</Button>}
    />
  );
}

function Unlisted({ ids }: { ids: readonly number[] }) {
  const words = useNamespace("saved");
  const remove = () => {
    for (const id of ids) toggleSaved(localStorage, id);
  };
  return (
    <p className="flex flex-wrap items-center gap-3 text-text-2 type-small">
      {words.unlisted({ n: ids.length })}
      <Button variant="secondary" onPress={remove}>
        {words.removeUnlisted}
      </Button>
    </p>
  );
}
