import "./flexible-panel.css";
import { useState } from "react";
import { type DatelessChoice, isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { flexibleStays } from "#domain/stay/flexible/flexible-stays.ts";
import { MAX_NIGHTS, MIN_NIGHTS, nightsOf } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Chip } from "#web/ui/action/chip.tsx";
import { Stepper } from "#web/ui/field/stepper.tsx";
import type { FlexibleControl } from "../calendar/calendar-props.ts";
import type { StayPickerControl } from "../use-stay-picker.ts";
import { ChoosePeriod } from "./choose-period.tsx";
import { choiceOf, type Draft } from "./flexible-draft.ts";
import { useFlexibleName } from "./flexible-name.tsx";

type Props = { picker: StayPickerControl; flexible: FlexibleControl };

/** A weekend or a number of nights, and the month or the days in which they may be. */
export default function FlexiblePanel({ picker, flexible }: Props) {
  const words = useNamespace("picker").flexible;
  const [draft, setDraft] = useState(() => startOf(flexible, picker));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const choose = (choice: DatelessChoice) => {
    flexible.choose(choice);
    // No dates are chosen any more, and the calendar closes.
    picker.send({ type: "clear" });
    picker.send({ type: "outside-tap" });
  };
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="type-small font-semibold text-text">{words.kind}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          <Chip isSelected={draft.kind === "weekends"} onPress={() => change({ kind: "weekends" })}>
            {words.weekend}
          </Chip>
          <Chip isSelected={draft.kind === "nights"} onPress={() => change({ kind: "nights" })}>
            {words.byNights}
          </Chip>
        </div>
        {draft.kind === "nights" && (
          <div className="mt-2 max-w-80">
            <Stepper
              label={words.nights}
              value={draft.nights}
              min={MIN_NIGHTS}
              max={MAX_NIGHTS}
              onChange={(nights) => change({ nights })}
            />
          </div>
        )}
      </fieldset>
      <ChoosePeriod draft={draft} facts={picker.facts} onChange={change} />
      <PanelFooter draft={draft} picker={picker} onSelect={choose} />
    </div>
  );
}

const START_NIGHTS = 2;

/** What is chosen already; else weekends, or as many nights as the chosen stay has. */
function startOf({ choice }: FlexibleControl, { state }: StayPickerControl): Draft {
  const nights = state.confirmed ? nightsOf(state.confirmed) : START_NIGHTS;
  const empty: Draft = { kind: "weekends", nights, month: null, from: "", to: "" };
  if (!isDateless(choice)) return empty;
  if (choice.kind === "weekends") return { ...empty, month: choice.month };
  return { ...empty, kind: "nights", nights: choice.nights, ...choice.period };
}

type FooterProps = { draft: Draft; picker: StayPickerControl; onSelect: (choice: DatelessChoice) => void };

function PanelFooter({ draft, picker: { facts }, onSelect }: FooterProps) {
  const t = useMessages();
  const words = useNamespace("picker").flexible;
  const nameOf = useFlexibleName();
  const { weekendNights } = usePageContext().site;
  const choice = choiceOf(draft);
  const isPossible = choice !== null && flexibleStays(choice, { ...facts, weekendNights }).length > 0;
  const missing = draft.kind === "weekends" ? words.chooseWeekendMonth : words.chooseMonth;
  const refusal = choice ? (isPossible ? undefined : words.noFit) : missing;
  return (
    <div className="flexible-footer">
      <p className="min-w-0 grow">
        <span aria-live="polite" className="font-semibold">
          {choice && isPossible ? nameOf(choice) : refusal}
        </span>
        <span className="type-small block text-text-2">{words.hint}</span>
      </p>
      <Button disabledReason={refusal} onPress={() => choice && isPossible && onSelect(choice)}>
        {t.search.select}
      </Button>
    </div>
  );
}
