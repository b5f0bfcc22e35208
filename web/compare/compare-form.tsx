import { type ComponentProps, useId } from "react";
import { Form, useNavigate } from "react-router";
import { writeComparedIds } from "#domain/compare/compared-ids.ts";
import { MAX_PARTY } from "#domain/guest/party.ts";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { placeValues, useComparePath } from "#web/compare-bar/compare-path.ts";
import { StayFields } from "#web/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/date-picker/stay-picker.tsx";
import { useStayPicker } from "#web/date-picker/use-stay-picker.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { Field } from "#web/ui/field/field.tsx";
import { useCompare } from "./compare-context.tsx";
import { ChosenPlace, DistancesFrom } from "./distances-from.tsx";

/** Dates, guests and the place of the comparison. Without scripts dates and place are plain fields of the same form. */
export function CompareForm() {
  const t = useMessages();
  const { form: words } = useNamespace("compare");
  const { ids, stay, party, place, today } = useCompare();
  const hidden = { ids: writeComparedIds(ids), ...placeValues(place) };
  return (
    <section aria-label={words.label} className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
      <div className="w-full max-w-[480px] noscript:hidden">
        <PickedDates />
      </div>
      <Form
        method="get"
        key={JSON.stringify({ stay, party })}
        className="flex flex-wrap items-end gap-3"
        preventScrollReset
      >
        {Object.entries(hidden).map(
          ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PlainPlace />
        <div className="hidden gap-3 noscript:flex">
          <PlainField label={t.search.checkIn} type="date" name="checkIn" min={today} defaultValue={stay.checkIn} />
          <PlainField label={t.search.checkOut} type="date" name="checkOut" min={today} defaultValue={stay.checkOut} />
        </div>
        <CountField label={words.adults} name="adults" defaultValue={party?.adults} />
        <CountField label={words.children} name="children" defaultValue={party?.children || undefined} />
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
      </Form>
      <DistancesFrom />
      <ChosenPlace />
    </section>
  );
}

function PickedDates() {
  const { ids, stay, ...context } = useCompare();
  const navigate = useNavigate();
  const comparePath = useComparePath();
  const picker = useStayPicker({
    saved: stay,
    onConfirm: (next) => next && navigate(comparePath(ids, { ...context, stay: next }), { preventScrollReset: true }),
  });
  return (
    <>
      <StayFields picker={picker} page="compare" />
      <StayPicker picker={picker} />
    </>
  );
}

/** Without scripts the place is typed; the page then lists what the text may mean. */
function PlainPlace() {
  const { from: words } = useNamespace("compare");
  const { typedPlace, offered } = useCompare();
  const id = useId();
  return (
    <div className="compare-plain-place hidden noscript:block">
      <PlainField
        label={words.label}
        type="search"
        name="from"
        list={id}
        maxLength={MAX_PLACE_TEXT}
        placeholder={words.hint}
        defaultValue={typedPlace?.text}
      />
      <datalist id={id}>
        {offered.map(({ kind, id: placeId, name }) => (
          <option key={`${kind} ${placeId}`} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function CountField(props: Pick<ComponentProps<"input">, "name" | "defaultValue"> & { label: string }) {
  return (
    <div className="w-24">
      <PlainField {...props} type="number" min={0} max={MAX_PARTY} inputMode="numeric" />
    </div>
  );
}

function PlainField({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input {...input} id={id} className={controlClasses} />
    </Field>
  );
}
