import { type CountedRelaxation, type Relaxation, relaxQuery } from "#domain/search/filter-controls/relax-filters.ts";
import { filters } from "#domain/search/filters.ts";
import { isNarrowed } from "#domain/search/search-query.ts";
import { displaySentenceDays } from "#domain/stay/calendar/display-sentence.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { useFilterName } from "#web/shared/filter-name.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Labels } from "./state/labels.ts";
import type { Help, ResultsData } from "./state/results-data.ts";
import { useSearchQuery } from "./state/use-search-query.ts";

/** Nothing found: each filter that can be dropped, with what that finds, and the nearest days that work. */
export function NoResults({ data: { query, help, labels } }: { data: ResultsData }) {
  const words = useNamespace("results").none;
  const narrowed = isNarrowed(query);
  const relaxations = help?.relaxations ?? [];
  return (
    <div className="flex flex-col items-center">
      <EmptyState
        illustration={<NoResultsSpot />}
        sentence={narrowed ? words.title : words.free}
        detail={narrowed ? words.body : words.change}
      />
      {relaxations.length > 0 && (
        <ul aria-label={words.relax} className="flex flex-wrap justify-center gap-3">
          {relaxations.map((counted) => (
            <li key={JSON.stringify(counted.relaxation)} className="max-w-full">
              <RelaxFilter {...counted} labels={labels} />
            </li>
          ))}
        </ul>
      )}
      {help && help.dates.length > 0 && <OtherDates dates={help.dates} />}
    </div>
  );
}

function RelaxFilter({ relaxation, count, labels }: CountedRelaxation & { labels: Labels }) {
  const t = useMessages();
  const words = useNamespace("results").none;
  const { query, hrefTo } = useSearchQuery();
  const name = useRelaxationName(relaxation, labels);
  const { filters: left, bounds, guestCount } = relaxQuery(query, relaxation);
  const cleared = Object.fromEntries(Object.keys(query.filters).map((each) => [each, undefined]));
  return (
    <ChipLink to={hrefTo({ filters: { ...cleared, ...left }, bounds, guestCount })}>
      <span className="min-w-0">
        {relaxation.name === "everything" ? words.removeAll : words.remove({ filter: name })}
      </span>
      {count > 0 && <span className="shrink-0 font-normal text-text-2">{t.count.homes({ n: count })}</span>}
    </ChipLink>
  );
}

function useRelaxationName(relaxation: Relaxation, labels: Labels): string {
  const nameOf = useFilterName();
  if (relaxation.name === "everything") return "";
  return labelOf(relaxation, labels) ?? nameOf(relaxation.name);
}

function labelOf(relaxation: Relaxation, labels: Labels): string | undefined {
  if (!("id" in relaxation) || !relaxation.id) return undefined;
  const filter = filters[relaxation.name];
  return filter.kind === "lookup" ? labels[filter.lookupTypeId]?.[relaxation.id] : undefined;
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
              <bdi>{words.from(displaySentenceDays(checkIn, checkOut, language))}</bdi>
              <span className="font-normal text-text-2">{t.count.homes({ n: count })}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
