import type { CountryList } from "#contract/site/system.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PhoneField } from "#web/phone-field/phone-field.tsx";
import { useDialCodes } from "#web/shared/country/use-countries.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { useGuestForm } from "./use-guest-form.ts";

type Props = { guest: ReturnType<typeof useGuestForm>; countries: CountryList };

/** The name and the contact of the guest. */
export function ContactFields({ guest, countries }: Props) {
  const words = useNamespace("guest");
  const { smsReach } = usePageContext();
  const { values, change, touch, errorOf, idOf } = guest;
  const nameField = (name: "firstName" | "lastName") => ({
    id: idOf(name),
    name,
    label: words[name],
    hint: words.asOnId,
    value: values[name],
    error: errorOf(name),
    maxLength: 80,
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => touch(name),
  });
  return (
    <div className="grid gap-4">
      <TitleField guest={guest} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...nameField("firstName")} autoComplete="given-name" required />
        <TextField {...nameField("lastName")} autoComplete="family-name" required />
      </div>
      <TextField
        type="email"
        id={idOf("email")}
        name="email"
        label={words.email}
        hint={words.emailHint}
        value={values.email}
        error={errorOf("email")}
        maxLength={254}
        required
        onChange={(email) => change({ email })}
        onBlur={() => touch("email")}
      />
      <PhoneField
        id={idOf("phone")}
        label={words.phone}
        hint={smsReach === "all" ? words.phoneHint : words.phoneHintWithoutSms}
        countries={useDialCodes(countries, values.phone.dialCode)}
        value={values.phone}
        error={errorOf("phone")}
        onChange={(phone) => change({ phone })}
        onBlur={() => touch("phone")}
      />
      <Checkbox
        id={idOf("bookingForOther")}
        name="bookingForOther"
        label={words.other}
        {...(values.bookingForOther && { hint: words.otherHint })}
        checked={values.bookingForOther}
        onChange={(bookingForOther) => change({ bookingForOther })}
      />
    </div>
  );
}

function TitleField({ guest: { values, change, idOf } }: Pick<Props, "guest">) {
  const words = useNamespace("guest");
  const titles = ["mr", "mrs", "ms"] as const;
  return (
    <div className="sm:w-1/2 sm:pe-2">
      <Select
        id={idOf("title")}
        name="title"
        label={words.titleField}
        isOptional
        autoComplete="honorific-prefix"
        placeholder="—"
        options={titles.map((title) => ({ value: title, label: words.titles[title] }))}
        value={values.title}
        onChange={(chosen) => change({ title: titles.find((title) => title === chosen) ?? "" })}
      />
    </div>
  );
}
