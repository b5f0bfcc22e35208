import { useState } from "react";
import type { Party } from "#domain/guest/party.ts";
import { orderByVotes } from "#domain/list/order-by-votes.ts";
import type { SavedList as List } from "#domain/list/saved-list.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { StayCard } from "#web/property-card/stay-card.tsx";
import { changeLists } from "#web/saved-lists/saved-lists.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { HomeNote } from "./home-note.tsx";
import { useIsByVotes, VoteCount, VoteOrder } from "./list-votes.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";
import { CARDS_PER_PAGE, usePlaceNames, useSavedCards } from "./use-saved-cards.ts";
import { useVotes } from "./use-votes.ts";

type Props = { list: List; stay: Stay; party: Party | null };

/** The homes of a list. Those that are no longer listed are counted below and can be removed. */
export function SavedList({ list, stay, party }: Props) {
  const words = useNamespace("saved");
  const votes = useVotes(list);
  const isByVotes = useIsByVotes() && votes !== null && !votes.isFailed;
  const properties = isByVotes ? orderByVotes(list.properties, votes.counts ?? new Map()) : list.properties;
  const ids = properties.map(({ id }) => id);
  const [shown, setShown] = useState(CARDS_PER_PAGE);
  const first = ids.slice(0, shown);
  const { cards, state, isLoading, retry } = useSavedCards(first, stay);
  const names = usePlaceNames();
  const propertyOf = (id: number) => list.properties.find((each) => each.id === id) ?? { id, note: "" };
  const found = first.flatMap((id) => cards.get(id) ?? []);
  const unlisted = first.filter((id) => cards.get(id) === null);
  const isUnordered = isByVotes && !votes.counts;
  const isMissing = isUnordered || first.some((id) => !cards.has(id));
  return (
    <div aria-busy={isLoading} className="mt-6 grid gap-6">
      <p role="status" className="sr-only">
        {isMissing && isLoading ? words.loading : ""}
      </p>
      {votes && <VoteOrder votes={votes} />}
      {found.length > 0 && !isUnordered && (
        <ul aria-label={words.list} className="grid gap-4 sm:grid-cols-2 desktop:gap-6 lg:desktop:grid-cols-3">
          {found.map((card, index) => (
            <li key={card.id} className="flex min-w-0 flex-col">
              <div className="grow">
                <StayCard {...{ card, stay, party, index, names, words }} />
              </div>
              {votes?.counts && <VoteCount count={votes.counts.get(card.id) ?? 0} />}
              <HomeNote list={list.id} property={propertyOf(card.id)} />
            </li>
          ))}
        </ul>
      )}
      {isMissing && (state.status === "failed" ? <SavedFailure onRetry={retry} /> : <SavedSkeleton />)}
      {unlisted.length > 0 && <Unlisted list={list.id} ids={unlisted} />}
      {shown < ids.length && !isMissing && (
        <Button variant="secondary" onPress={() => setShown(shown + CARDS_PER_PAGE)}>
          {words.more}
        </Button>
      )}
    </div>
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

function Unlisted({ list, ids }: { list: string; ids: readonly number[] }) {
  const words = useNamespace("saved");
  const remove = () =>
    changeLists(
      localStorage,
      ids.map((property) => ({ kind: "remove", list, property })),
    );
  return (
    <p className="flex flex-wrap items-center gap-3 text-text-2 type-small">
      {words.unlisted({ n: ids.length })}
      <Button variant="secondary" onPress={remove}>
        {words.removeUnlisted}
      </Button>
    </p>
  );
}
