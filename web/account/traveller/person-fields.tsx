import { useNamespace } from "#web/i18n/use-namespace.ts";
import { type FormOf, textFieldProps } from "#web/shared/form/use-form.ts";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { NationalitySelect } from "../nationality-select.tsx";
import { asTitle, type TravellerValues, titles } from "./traveller-values.ts";

/** The traveller's names, title and nationality. */
export function PersonFields({ form }: { form: FormOf<TravellerValues> }) {
  const words = useNamespace("traveller");
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField {...textFieldProps(form, "firstName")} label={words.firstName} hint={words.asOnId} maxLength={80} />
      <TextField {...textFieldProps(form, "lastName")} label={words.lastName} hint={words.asOnId} maxLength={80} />
      <Select
        {...textFieldProps(form, "title")}
        label={words.titleField}
        options={titles.map((title) => ({ value: title, label: words.titles[title] }))}
        onChange={(title) => form.change({ title: asTitle(title) })}
      />
      <NationalitySelect
        {...textFieldProps(form, "nationality")}
        label={words.nationality}
        isOptional
        placeholder={words.noNationality}
      />
    </div>
  );
}
