import type { CountryList } from "#contract/system.ts";
import { MAX_NOTE } from "#domain/guest/read-traveller.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCountryNames } from "#web/shared/country/use-countries.ts";
import { Select } from "#web/ui/field/select.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { arrivalTimes } from "./arrival-times.ts";
import { fieldId } from "./field-ids.ts";
import type { useGuestForm } from "./use-guest-form.ts";

type Props = { guest: ReturnType<typeof useGuestForm>; countries: CountryList };

/** What the host would like to know, all of it optional. */
export function SpecialRequests({ guest, countries }: Props) {
  const words = useNamespace("guest");
  const { form, change, leave, errorOf } = guest;
  const left = MAX_NOTE - [...form.note].length;
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <ArrivalField guest={guest} />
        <NationalityField guest={guest} countries={countries} />
      </div>
      <TextArea
        id={fieldId("note")}
        name="note"
        isOptional
        label={words.note}
        hint={words.noteHint}
        value={form.note}
        error={errorOf("note")}
        rows={3}
        dir="auto"
        onChange={(note) => change({ note })}
        onBlur={() => leave("note")}
        counter={words.left({ n: Math.max(0, left) })}
      />
    </div>
  );
}

function ArrivalField({ guest: { form, change, errorOf } }: Pick<Props, "guest">) {
  const words = useNamespace("guest");
  const language = useLanguage();
  const { checkinBeginTime } = useCart().cart.chalet;
  return (
    <Select
      id={fieldId("arrivalTime")}
      name="arrivalTime"
      isOptional
      label={words.arrival}
      hint={words.arrivalHint({ time: displayTime(checkinBeginTime, language) })}
      error={errorOf("arrivalTime")}
      placeholder={words.anyTime}
      options={arrivalTimes(checkinBeginTime).map(({ time, isNextDay }) => {
        const shown = displayTime(time, language);
        return { value: time, label: isNextDay ? words.nextDay({ time: shown }) : shown };
      })}
      value={form.arrivalTime}
      onChange={(arrivalTime) => change({ arrivalTime })}
    />
  );
}

function NationalityField({ guest: { form, change, errorOf }, countries }: Props) {
  const words = useNamespace("guest");
  const names = useCountryNames(countries);
  const isListed = form.nationality === "" || names.some(({ code }) => code === form.nationality);
  const unlisted = isListed ? [] : [{ value: form.nationality, label: form.nationality }];
  return (
    <Select
      id={fieldId("nationality")}
      name="nationality"
      isOptional
      autoComplete="country"
      label={words.nationality}
      error={errorOf("nationality")}
      placeholder={words.noNationality}
      options={[...unlisted, ...names.map(({ code, label }) => ({ value: code, label }))]}
      value={form.nationality}
      onChange={(nationality) => change({ nationality })}
    />
  );
}
