import { useState } from "react";
import { useNavigate } from "react-router";
import type { SentenceAnswer, SentencePartItem } from "#contract/search/place.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import { partySize } from "#domain/guest/party.ts";
import { partyOf, writeSearchQuery } from "#domain/search/search-url.ts";
import { cityOfBox, queryOfParts } from "#domain/sentence/sentence-query.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { RemovableChip } from "#web/ui/action/removable-chip.tsx";
import { storeSearch } from "./last-search.ts";
import { partKey } from "./sentence/part-key.ts";
import { UnclearList } from "./sentence/unclear-list.tsx";
import { usePartText } from "./sentence/use-part-text.ts";
import type { SearchBoxState } from "./use-search-box.ts";

type Options = {
  answer: SentenceAnswer | null;
  /** How many places have the typed name. */
  places: number;
  box: SearchBoxState;
  cities: readonly LookupItem[];
};

/** What was understood of a sentence and is not taken back. A name that is one place is no sentence. */
export function useSentence({ answer, places, box, cities }: Options) {
  const navigate = useNavigate();
  const path = usePaths();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const isSentence = answer && (answer.parts.length > 1 || (answer.parts.length === 1 && places === 0));
  if (!isSentence) return null;
  const parts = answer.parts.filter((part) => !removed.includes(partKey(part)));
  const { stay, party, flexible } = box.chosen;
  const cityId = cityOfBox(answer, box.chosen.cityId);
  const before = {
    cityId,
    stay,
    flexible: flexible ?? undefined,
    ...(party && { guestCount: partySize(party), children: party.children }),
  };
  const query = queryOfParts(parts, before);
  const hasCity = parts.some((part) => "cityId" in part);
  return {
    parts,
    unclear: answer.unclear,
    /** The city of the box, where the sentence names none. */
    assumedCity: hasCity ? undefined : cities.find(({ id }) => id === cityId)?.value,
    isWithoutCity: query.cityId === null,
    remove: (part: SentencePartItem) => setRemoved([...removed, partKey(part)]),
    search: () => {
      if (query.cityId === null) return;
      const { stay, flexible } = query;
      storeSearch(localStorage, { cityId: query.cityId, stay, flexible, party: partyOf(query) });
      navigate(`${path("search")}?${writeSearchQuery(query)}`, { replace: true });
    },
  };
}

type Props = NonNullable<ReturnType<typeof useSentence>>;

/** The parts of a sentence as chips that can be taken back, and what is not used. */
export function SentencePanel({ parts, unclear, assumedCity, isWithoutCity, remove, search }: Props) {
  const words = useNamespace("place");
  const textOfPart = usePartText();
  return (
    <section aria-label={words.understood} className="mb-2 flex flex-col gap-3 border-border border-b pb-1">
      <h3 className="text-text type-small font-semibold">{words.understood}</h3>
      <ul className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={partKey(part)} className="max-w-full">
            <RemovableChip label={textOfPart(part)} onRemove={() => remove(part)} />
          </li>
        ))}
      </ul>
      {assumedCity && <p className="text-text-2 type-small">{words.assumedCity({ city: assumedCity })}</p>}
      <UnclearList unclear={unclear} />
      <div className="sticky bottom-0 bg-surface py-2">
        <Button onPress={search} disabledReason={isWithoutCity ? words.nameCity : undefined}>
          {words.show}
        </Button>
      </div>
    </section>
  );
}
