import { X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { CITY_LIST_MAX_HEIGHT } from "#domain/shell/constants.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { NearMe } from "./near-me.tsx";
import { PlaceNote } from "./place-note.tsx";
import { PlaceOption, type PlaceRow } from "./place-option.tsx";
import type { useNearMe } from "./use-near-me.ts";
import type { PlaceSearch } from "./use-place-search.ts";

type Props = {
  typed: string;
  onType: (text: string) => void;
  search: PlaceSearch;
  rows: readonly PlaceRow[];
  /** Lines above the others, with their heading, while nothing is typed. */
  recent?: { title: string; rows: readonly PlaceRow[] };
  nearMe: ReturnType<typeof useNearMe>;
  /** What else can be typed. */
  example?: string;
  /** Below the lines, while nothing is typed. */
  ending?: string;
  /** What Enter does while no line is active; else it chooses the first line. */
  onEnter?: (() => void) | undefined;
  isTypedAtOnce?: boolean;
  /** What was understood besides places. */
  children?: ReactNode;
};

/** Places that are searched while the guest types, in either script; arrow keys move in them and the field keeps the focus. */
export function PlaceCombobox(props: Props) {
  const { typed, onType, search, rows, recent, nearMe, example, ending, onEnter, isTypedAtOnce, children } = props;
  const t = useMessages();
  const words = useNamespace("place");
  const id = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const all = [...(recent?.rows ?? []), ...rows];
  /** The server's answer may replace the list under the guest's keys. */
  const active = all.findIndex(({ key }) => key === activeKey);
  const isTyped = typed.trim() !== "";

  function walk(event: KeyboardEvent) {
    const last = all.length - 1;
    const next = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last };
    if (event.key === "Enter") {
      const first = isTyped && !search.isLoading ? (onEnter ?? all[0]?.choose) : undefined;
      (all[active]?.choose ?? first)?.();
    } else if (event.key in next && all.length > 0)
      setActiveKey(all[next[event.key as keyof typeof next]]?.key ?? null);
    else return;
    event.preventDefault();
  }

  const option = (row: PlaceRow, index: number) => (
    <PlaceOption key={row.key} id={`${id}-${index}`} row={row} isActive={index === active} />
  );
  return (
    <>
      <ClearableField
        typed={typed}
        onType={(text) => {
          onType(text);
          setActiveKey(null);
        }}
        onKeyDown={walk}
        autoFocus={isTypedAtOnce}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      />
      <div role="status" className="sr-only">
        {isTyped && !search.isLoading && t.ui.suggestions({ n: rows.length })}
      </div>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its box is scrolled by keys where nothing in it takes the focus
        tabIndex={0}
        className="mt-3 min-h-0 grow overflow-y-auto"
        style={{ maxHeight: isTypedAtOnce ? CITY_LIST_MAX_HEIGHT : undefined }}
        aria-busy={search.isLoading || undefined}
      >
        {!isTyped && <NearMe {...nearMe} example={example} />}
        {children}
        <div id={`${id}-list`} role="listbox" aria-label={words.list}>
          {recent && recent.rows.length > 0 && <Group title={recent.title}>{recent.rows.map(option)}</Group>}
          {rows.map((row, index) => option(row, (recent?.rows.length ?? 0) + index))}
        </div>
        {isTyped && <PlaceNote search={search} isEmpty={rows.length === 0 && !children} />}
        {!isTyped && ending && <p className="flex min-h-12 items-center px-3 text-muted type-small">{ending}</p>}
      </div>
    </>
  );
}

type FieldProps = Pick<Props, "typed" | "onType"> &
  Pick<ComponentProps<"input">, "onKeyDown" | "autoFocus" | "aria-controls" | "aria-activedescendant">;

/** The field, with a button of our own that clears it. */
function ClearableField({ typed, onType, ...native }: FieldProps) {
  const words = useNamespace("place");
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType("");
    field.current?.focus();
  };
  return (
    <TextField
      {...native}
      ref={field}
      label={words.field}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      value={typed}
      dir={LEFT_TO_RIGHT.test(typed) ? "ltr" : undefined}
      maxLength={MAX_PLACE_TEXT}
      onChange={onType}
      role="combobox"
      aria-expanded="true"
      aria-autocomplete="list"
      style={{ paddingInlineEnd: typed && CLEAR_BUTTON_PX }}
      action={typed && <IconButton icon={X} label={words.clear} onPress={clear} />}
    />
  );
}

const CLEAR_BUTTON_PX = 48;
/** Coordinates and links, whose parts would change places in an Arabic field. */
const LEFT_TO_RIGHT = /^\s*(https?:|www\.|[-+]?\d+(\.\d+)?\s*[,،])/i;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={title} className="mb-2 border-border border-b pb-2">
      <p aria-hidden="true" className="px-3 text-muted type-caption">
        {title}
      </p>
      {children}
    </div>
  );
}
