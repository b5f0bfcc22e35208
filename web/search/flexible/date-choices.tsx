import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { FlexibleDates } from "#contract/search/search.ts";
import { isSameStay } from "#domain/stay/flexible/same-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { useSearchQuery } from "../state/use-search-query.ts";
import { type DateChoiceText, useDateChoiceText } from "./date-choice-text.ts";

type DateChoice = FlexibleDates[number];
type Props = { dates: FlexibleDates; stay: Stay };

/**
 * The choices in one line that scrolls. It starts at the shown one, without scripts by its style; afterwards only a
 * press moves it.
 */
export function DateChoices({ dates, stay }: Props) {
  const words = useNamespace("flexible");
  const list = useRef<HTMLUListElement>(null);
  const shown = `${stay.checkIn} ${stay.checkOut}`;
  const centred = useRef("");
  useEffect(() => {
    const isFirst = centred.current === "";
    const isMoved = list.current?.scrollLeft !== 0;
    if (centred.current !== shown && !(isFirst && isMoved)) centre(list.current);
    centred.current = shown;
  }, [shown]);
  return (
    <ul
      ref={list}
      aria-label={words.list}
      className="date-choices relative mt-2 flex snap-x snap-mandatory gap-2 overflow-x-auto pb-2"
    >
      {dates.map((choice) => {
        const isShown = isSameStay(choice, stay);
        return (
          <li key={choice.checkIn} className="flex shrink-0" data-shown={isShown || undefined}>
            <Choice choice={choice} isShown={isShown} />
          </li>
        );
      })}
    </ul>
  );
}

/** Only the line scrolls, never the page. */
function centre(list: HTMLElement | null) {
  const item = list?.querySelector('[aria-current="true"]');
  if (!list || !item) return;
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollBy?.({ left: box.left + box.width / 2 - frame.left - frame.width / 2 });
}

const shape = "flex flex-col gap-0.5 rounded-control border px-3 py-2 no-underline transition-colors type-small";
const states = {
  shown: "border-primary bg-primary-soft text-text forced-colors:border-2 forced-colors:border-[Highlight]",
  other: "border-border-strong bg-surface text-text hover:border-primary",
  taken: "border-border bg-sunken text-muted",
} as const;

function Choice({ choice, isShown }: { choice: DateChoice; isShown: boolean }) {
  const { hrefTo } = useSearchQuery();
  const text = useDateChoiceText(choice);
  if (choice.count === 0 && !isShown) {
    return (
      <div className={`${shape} ${states.taken}`}>
        <Content text={text} isCheapest={false} />
      </div>
    );
  }
  const { checkIn, checkOut } = choice;
  return (
    <Link
      to={hrefTo({ stay: { checkIn, checkOut } })}
      preventScrollReset
      aria-current={isShown || undefined}
      className={`${shape} ${isShown ? states.shown : states.other}`}
    >
      <Content text={text} isCheapest={choice.isCheapest} />
    </Link>
  );
}

/** Eyes read short lines, screen readers one sentence. */
function Content({ text, isCheapest }: { text: DateChoiceText; isCheapest: boolean }) {
  const words = useNamespace("flexible");
  return (
    <>
      <span className="sr-only">{text.spoken}</span>
      <span aria-hidden="true" className="flex grow flex-col gap-0.5">
        <span className="text-text-2 type-caption">{text.weekdays}</span>
        <bdi className="whitespace-nowrap font-semibold">{text.days}</bdi>
        {text.hijri && <bdi className="whitespace-nowrap text-muted type-caption">{text.hijri}</bdi>}
        {text.marks && <span className="text-info type-caption">{text.marks}</span>}
        <span className="mt-auto whitespace-nowrap pt-1 font-semibold">{text.price}</span>
        {text.homes && <span className="text-text-2 type-caption">{text.homes}</span>}
        {isCheapest && <Badge tone="success">{words.cheapest}</Badge>}
      </span>
    </>
  );
}
