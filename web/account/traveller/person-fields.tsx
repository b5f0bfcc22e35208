import { useWords } from "#web/i18n/use-words.ts";
import { NationalitySelect } from "#web/shared/form/nationality-select.tsx";
import { type FormOf, textBox } from "#web/shared/form/use-form.ts";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { asTitle, type TravellerValues, titles } from "./traveller-values.ts";

/** Who it is. */
export function PersonFields({ form }: { form: FormOf<TravellerValues> }) {
  const words = useWords("traveller");
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField {...textBox(form, "firstName")} label={words.firstName} hint={words.asOnId} maxLength={80} />
      <TextField {...textBox(form, "lastName")} label={words.lastName} hint={words.asOnId} maxLength={80} />
      <Select
        {...textBox(form, "title")}
        label={words.titleField}
        options={titles.map((title) => ({ value: title, label: words.titles[title] }))}
        onChange={(title) => form.change({ title: asTitle(title) })}
      />
      <NationalitySelect
        {...textBox(form, "nationality")}
        label={words.nationality}
        isOptional
        placeholder={words.noNationality}
      />
    </div>
  );
}
