import "./plain-fields.css";
import { type ReactNode, useId } from "react";
import type { LookupItem } from "#contract/site/lookup.ts";
import { MAX_PARTY } from "#domain/guest/party.ts";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { Field } from "#web/ui/field/field.tsx";
import type { Chosen } from "./last-search.ts";

type Props = { cities: readonly LookupItem[]; chosen: Chosen; children?: ReactNode };

/** The fields that a plain form submits; without scripts they are the only fields. */
export function PlainFields({ cities, chosen: { cityId, stay, party, place }, children }: Props) {
  const t = useMessages();
  const words = useNamespace("box");
  const id = useId();
  return (
    <div
      key={`${cityId} ${place?.label} ${stay?.checkIn} ${stay?.checkOut}`}
      className="plain-fields gap-3 desktop:grid-cols-5"
    >
      <Field id={id} label={words.where}>
        <input
          id={id}
          name="where"
          type="search"
          list={`${id}-cities`}
          maxLength={MAX_PLACE_TEXT}
          defaultValue={place?.label || cities.find((city) => city.id === cityId)?.value}
          className={controlClasses}
        />
        <datalist id={`${id}-cities`}>
          {cities.map((city) => (
            <option key={city.id} value={city.value} />
          ))}
        </datalist>
      </Field>
      <DayField label={t.search.checkIn} name="checkIn" day={stay?.checkIn} />
      <DayField label={t.search.checkOut} name="checkOut" day={stay?.checkOut} />
      <CountField label={words.adults} name="adults" count={party?.adults} />
      <CountField label={words.children} name="children" count={party?.children || undefined} />
      {children}
    </div>
  );
}

function CountField({ label, name, count }: { label: string; name: string; count: number | undefined }) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="number"
        name={name}
        min={0}
        max={MAX_PARTY}
        defaultValue={count}
        className={controlClasses}
      />
    </Field>
  );
}

function DayField({ label, name, day = "" }: { label: string; name: string; day: string | undefined }) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input id={id} type="date" name={name} defaultValue={day} className={controlClasses} />
    </Field>
  );
}
