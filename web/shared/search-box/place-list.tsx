import { LocateFixed } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { LookupItem } from "#contract/lookup.ts";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { PlaceNote } from "./place-note.tsx";
import { PlaceOption, type PlaceRow } from "./place-rows.tsx";
import { SentencePanel, useSentence } from "./sentence-panel.tsx";
import { useNearMe } from "./use-near-me.ts";
import { usePlaceRows } from "./use-place-rows.ts";
import { usePlaceSearch } from "./use-place-search.ts";
import type { SearchBoxState } from "./use-search-box.ts";

type Props = {
  cities: readonly LookupItem[];
  box: SearchBoxState;
  onClose: () => void;
  /** Whether the field takes the focus at once; on a phone the keyboard would cover half the screen. */
  isTypedAtOnce?: boolean;
};

/** Places that are searched while the guest types, in either script; arrow keys move in them and the field keeps the focus. */
export function PlaceList({ cities, box, onClose, isTypedAtOnce = false }: Props) {
  const t = useMessages();
  const words = useNamespace("place");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const search = usePlaceSearch(typed);
  const { recent, rows, take } = usePlaceRows({ cities, box, typed, answer: search.places, onClose });
  const sentence = useSentence({ answer: search.sentence, places: rows.length, box, cities });
  const nearMe = useNearMe(words.nearMe, take);
  const all = [...recent, ...rows];
  /** The server's answer may replace the list under the guest's keys. */
  const active = all.findIndex(({ key }) => key === activeKey);
  const isTyped = typed.trim() !== "";

  function walk(event: KeyboardEvent) {
    const last = all.length - 1;
    const next = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last };
    if (event.key === "Enter") {
      const first = sentence ? sentence.search : all[0]?.choose;
      const chosen = all[active]?.choose ?? (isTyped && !search.isLoading ? first : undefined);
      chosen?.();
    } else if (event.key in next && all.length > 0)
      setActiveKey(all[next[event.key as keyof typeof next]]?.key ?? null);
    else return;
    event.preventDefault();
  }

  const option = (row: PlaceRow, place: number) => (
    <PlaceOption key={row.key} id={`${id}-${place}`} row={row} isActive={place === active} />
  );
  return (
    <>
      <TextField
        label={words.field}
        type="search"
        value={typed}
        maxLength={MAX_PLACE_TEXT}
        onChange={(text) => {
          setTyped(text);
          setActiveKey(null);
        }}
        onKeyDown={walk}
        autoFocus={isTypedAtOnce}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      />
      <div role="status" className="sr-only">
        {isTyped && !search.isLoading && t.ui.suggestions({ n: rows.length })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its box is scrolled by keys where nothing in it takes the focus */}
      <div tabIndex={0} className="mt-3 min-h-0 grow overflow-y-auto" aria-busy={search.isLoading || undefined}>
        {!isTyped && <NearMe {...nearMe} />}
        {sentence && <SentencePanel {...sentence} />}
        <div id={`${id}-list`} role="listbox" aria-label={words.list}>
          {recent.length > 0 && <RecentGroup>{recent.map(option)}</RecentGroup>}
          {rows.map((row, place) => option(row, recent.length + place))}
        </div>
        <PlaceNote {...{ typed, search }} isEmpty={rows.length === 0 && !sentence} />
      </div>
    </>
  );
}

function RecentGroup({ children }: { children: React.ReactNode }) {
  const words = useNamespace("box");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={words.recent} className="mb-2 border-border border-b pb-2">
      <p aria-hidden="true" className="px-3 text-muted type-caption">
        {words.recent}
      </p>
      {children}
    </div>
  );
}

/** A press asks the browser for the guest's place; what went wrong is said below. */
function NearMe({ status, locate }: ReturnType<typeof useNearMe>) {
  const words = useNamespace("place");
  const isLocating = status === "locating";
  return (
    <div className="mb-2 border-border border-b pb-2">
      <p className="px-3 pb-1 text-text-2 type-small">{words.example}</p>
      <button
        type="button"
        onClick={locate}
        aria-disabled={isLocating || undefined}
        className="type-body flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-primary hover:bg-sunken"
      >
        <Icon icon={LocateFixed} />
        {isLocating ? words.locating : words.nearMe}
      </button>
      <p role="status" className="px-3 text-text-2 type-small empty:hidden">
        {status !== "idle" && !isLocating && words.nearMeProblems[status]}
      </p>
    </div>
  );
}
