import { useId } from "react";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { type FlexibleChoice, flexibleDays, isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { isSameStay } from "#domain/stay/flexible/same-stay.ts";
import { useFlexibleName } from "#web/date-picker/flexible/flexible-name.tsx";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";
import type { ResultsData } from "../state/results-data.ts";
import { useSearchQuery } from "../state/use-search-query.ts";
import styles from "./date-choices.css?url";
import { DateChoices } from "./date-choices.tsx";

type Props = { data: ResultsData; choice: FlexibleChoice };

/** Every stay that a flexible guest accepts, with what is free and the lowest total; each is a link to its exact dates. */
export default function FlexibleDates({ data, choice }: Props) {
  const words = useNamespace("flexible");
  const id = useId();
  const dates = data.flexible?.dates;
  const isFree = dates?.some(({ count }) => count > 0);
  return (
    <section aria-labelledby={id} className="mt-3 min-w-0">
      <link rel="stylesheet" href={styles} />
      <FlexibleHeading id={id} data={data} choice={choice} />
      {dates ? (
        <>
          <ChosenByPage data={data} />
          {!isFree && <Line text={words.allTaken} />}
          <DateChoices dates={dates} stay={data.stay} />
          {isFree && <p className="mt-1 text-muted type-caption">{words.note}</p>}
        </>
      ) : (
        <Failed />
      )}
    </section>
  );
}

/** What is compared, and links to be more or less flexible. */
function FlexibleHeading({ id, data: { stay }, choice }: Props & { id: string }) {
  const words = useNamespace("flexible");
  const box = useNamespace("box").flexible;
  const nameOf = useFlexibleName();
  const { hrefTo } = useSearchQuery();
  const exact = hrefTo({ flexible: undefined, stay });
  if (isDateless(choice)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-text type-h3">
          {nameOf(choice)}
        </h2>
        <ChipLink to={exact} preventScrollReset>
          {words.exactly}
        </ChipLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={id} className="text-text type-h3">
        {words.title}
      </h2>
      <nav
        aria-labelledby={id}
        className="date-choices flex max-w-full snap-x snap-mandatory gap-2 overflow-x-auto py-1 max-[359px]:flex-wrap"
      >
        <ChipLink to={exact} preventScrollReset>
          {box.exact}
        </ChipLink>
        {flexibleDays.map((days) => (
          <ChipLink
            key={days}
            to={hrefTo({ flexible: { kind: "days", days }, stay })}
            isCurrent={days === choice.days}
            preventScrollReset
          >
            <bdi>{box.days({ n: days })}</bdi>
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}

/** Where the address names no dates, the page says which it chose, and why. */
function ChosenByPage({ data: { query, stay, flexible } }: Pick<Props, "data">) {
  const words = useNamespace("flexible");
  const language = useLanguage();
  const isChosen = !query.stay || !isSameStay(query.stay, stay);
  const isFree = flexible?.dates?.some(({ count }) => count > 0);
  if (!isDateless(query.flexible) || !isChosen || !isFree) return null;
  const [from, to] = [displaySentenceDay(stay.checkIn, language), displaySentenceDay(stay.checkOut, language)];
  return <Line text={words.chosen({ from, to })} />;
}

function Failed() {
  const words = useNamespace("flexible");
  const results = useNamespace("results");
  const { hrefTo } = useSearchQuery();
  return (
    <p role="status" className="mt-2 text-text-2 type-small">
      {words.failed} <TextLink to={hrefTo({})}>{results.tryAgain}</TextLink>
    </p>
  );
}

function Line({ text }: { text: string }) {
  return (
    <p role="status" className="mt-1 text-text-2 type-small">
      {text}
    </p>
  );
}
