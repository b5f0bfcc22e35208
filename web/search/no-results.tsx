import { filters } from "#domain/search/filters.ts";
import { isNarrowed } from "#domain/search/search-query.ts";
import { displayDay, displayShortDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Labels } from "./labels.ts";
import type { Help, ResultsData } from "./results-data.ts";
import { useSearchQuery } from "./use-search-query.ts";
import { queryWithout, type WayOut, type Wish } from "./way-out.ts";

/** Nothing found: which wish to give up, with what that brings, and the nearest days that work. */
export function NoResults({ data: { query, help, labels } }: { data: ResultsData }) {
  const words = useNamespace("results").none;
  const narrowed = isNarrowed(query);
  return (
    <div className="flex flex-col items-center">
      <EmptyState
        illustration={<NoResultsSpot />}
        sentence={narrowed ? words.title : words.free}
        detail={narrowed ? words.body : words.change}
      />
      {help?.wayOut && <GiveUp wayOut={help.wayOut} labels={labels} />}
      {help && help.dates.length > 0 && <OtherDates dates={help.dates} />}
    </div>
  );
}

function GiveUp({ wayOut: { wish, count }, labels }: { wayOut: WayOut; labels: Labels }) {
  const words = useNamespace("results").none;
  const { query, hrefTo } = useSearchQuery();
  const name = useWishName(wish, labels);
  const { filters: left, bounds, guestCount } = queryWithout(query, wish);
  const gone = Object.fromEntries(Object.keys(query.filters).map((each) => [each, undefined]));
  return (
    <p className="flex flex-col items-center gap-2">
      <ButtonLink to={hrefTo({ filters: { ...gone, ...left }, bounds, guestCount })}>
        {wish.name === "everything" ? words.removeAll : words.remove({ wish: name })}
      </ButtonLink>
      <span className="text-text-2 type-small">{words.leaves({ n: count })}</span>
    </p>
  );
}

function useWishName(wish: Wish, labels: Labels): string {
  const { names } = useNamespace("filters");
  if (wish.name === "everything") return "";
  const filter = wish.name in filters ? filters[wish.name as keyof typeof filters] : undefined;
  const label =
    filter?.kind === "lookup" && "id" in wish && wish.id ? labels[filter.lookupTypeId]?.[wish.id] : undefined;
  return label ?? names[wish.name];
}

function OtherDates({ dates }: Pick<Help, "dates">) {
  const words = useNamespace("results").none;
  const t = useMessages();
  const language = useLanguage();
  const { hrefTo } = useSearchQuery();
  return (
    <section className="mt-8 flex flex-col items-center gap-3">
      <h3 className="text-text type-h3">{words.dates}</h3>
      <ul className="flex flex-wrap justify-center gap-3">
        {dates.slice(0, 3).map(({ checkIn, checkOut, count }) => (
          <li key={checkIn}>
            <ChipLink to={hrefTo({ stay: { checkIn, checkOut } })}>
              <bdi>{words.from({ from: displayShortDay(checkIn, language), to: displayDay(checkOut, language) })}</bdi>
              <span className="font-normal text-text-2">{t.count.chalets({ n: count })}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
