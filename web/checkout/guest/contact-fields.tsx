import type { CountryList } from "#contract/system.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useDialCodes } from "#web/shared/country/use-countries.ts";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { PhoneField } from "#web/ui/field/phone-field.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { fieldId } from "./field-ids.ts";
import type { useGuestForm } from "./use-guest-form.ts";

type Props = { guest: ReturnType<typeof useGuestForm>; countries: CountryList };

/** Who will stay, and how to reach them. */
export function ContactFields({ guest, countries }: Props) {
  const words = useNamespace("guest");
  const { form, change, leave, errorOf } = guest;
  const nameField = (name: "firstName" | "lastName") => ({
    id: fieldId(name),
    name,
    label: words[name],
    hint: words.asOnId,
    value: form[name],
    error: errorOf(name),
    maxLength: 80,
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => leave(name),
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
        id={fieldId("email")}
        name="email"
        label={words.email}
        hint={words.emailHint}
        value={form.email}
        error={errorOf("email")}
        maxLength={254}
        required
        onChange={(email) => change({ email })}
        onBlur={() => leave("email")}
      />
      <PhoneField
        id={fieldId("phone")}
        label={words.phone}
        hint={words.phoneHint}
        countries={useDialCodes(countries, form.phone.dialCode)}
        value={form.phone}
        error={errorOf("phone")}
        onChange={(phone) => change({ phone })}
        onBlur={() => leave("phone")}
      />
      <Checkbox
        id={fieldId("bookingForOther")}
        label={words.other}
        {...(form.bookingForOther && { hint: words.otherHint })}
        checked={form.bookingForOther}
        onChange={(bookingForOther) => change({ bookingForOther })}
      />
    </div>
  );
}

function TitleField({ guest: { form, change } }: Pick<Props, "guest">) {
  const words = useNamespace("guest");
  const titles = ["mr", "mrs", "ms"] as const;
  return (
    <div className="sm:w-1/2 sm:pe-2">
      <Select
        id={fieldId("title")}
        name="title"
        label={words.titleField}
        isOptional
        autoComplete="honorific-prefix"
        placeholder="—"
        options={titles.map((title) => ({ value: title, label: words.titles[title] }))}
        value={form.title}
        onChange={(chosen) => change({ title: titles.find((title) => title === chosen) ?? "" })}
      />
    </div>
  );
}
