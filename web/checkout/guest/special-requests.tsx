import type { CountryList } from "#contract/site/system.ts";
import { MAX_NOTE } from "#domain/guest/read-traveller.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCountryNames } from "#web/shared/country/use-countries.ts";
import { Select } from "#web/ui/field/select.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { arrivalTimes } from "./arrival-times.ts";
import type { useGuestForm } from "./use-guest-form.ts";

type Props = { guest: ReturnType<typeof useGuestForm>; countries: CountryList };

/** Optional information for the host. */
export function SpecialRequests({ guest, countries }: Props) {
  const words = useNamespace("guest");
  const { values, change, touch, errorOf, idOf } = guest;
  const left = MAX_NOTE - [...values.note].length;
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <ArrivalField guest={guest} />
        <NationalityField guest={guest} countries={countries} />
      </div>
      <TextArea
        id={idOf("note")}
        name="note"
        isOptional
        label={words.note}
        hint={words.noteHint}
        value={values.note}
        error={errorOf("note")}
        rows={3}
        dir="auto"
        onChange={(note) => change({ note })}
        onBlur={() => touch("note")}
        counter={words.left({ n: Math.max(0, left) })}
      />
    </div>
  );
}

function ArrivalField({ guest: { values, change, errorOf, idOf } }: Pick<Props, "guest">) {
  const words = useNamespace("guest");
  const language = useLanguage();
  const { checkinBeginTime } = useCart().cart.chalet;
  return (
    <Select
      id={idOf("arrivalTime")}
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
      value={values.arrivalTime}
      onChange={(arrivalTime) => change({ arrivalTime })}
    />
  );
}

function NationalityField({ guest: { values, change, errorOf, idOf }, countries }: Props) {
  const words = useNamespace("guest");
  const names = useCountryNames(countries);
  const isListed = values.nationality === "" || names.some(({ code }) => code === values.nationality);
  const unlisted = isListed ? [] : [{ value: values.nationality, label: values.nationality }];
  return (
    <Select
      id={idOf("nationality")}
      name="nationality"
      isOptional
      autoComplete="country"
      label={words.nationality}
      error={errorOf("nationality")}
      placeholder={words.noNationality}
      options={[...unlisted, ...names.map(({ code, label }) => ({ value: code, label }))]}
      value={values.nationality}
      onChange={(nationality) => change({ nationality })}
    />
  );
}
