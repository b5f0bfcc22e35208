import { useNamespace } from "#web/i18n/use-namespace.ts";
import { type FormOf, textFieldProps } from "#web/shared/form/use-form.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { BillingValues } from "./billing-values.ts";

const MAX_PART = 100;

/** The address of a Saudi company in the parts that its full tax invoices need. */
export function NationalAddressFields({ form }: { form: FormOf<BillingValues> }) {
  const words = useNamespace("account").billing;
  const text = { dir: "auto", maxLength: MAX_PART } as const;
  const digits = { dir: "ltr", inputMode: "numeric", maxLength: 10 } as const;
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="type-small font-semibold text-text">{words.national}</legend>
      <p className="measure text-text-2 type-small">{words.nationalLead}</p>
      <TextField
        {...textFieldProps(form, "buildingNumber")}
        {...digits}
        label={words.buildingNumber}
        hint={words.buildingHint}
        autoComplete="off"
      />
      <TextField {...textFieldProps(form, "street")} {...text} label={words.street} autoComplete="address-line1" />
      <TextField {...textFieldProps(form, "district")} {...text} label={words.district} autoComplete="address-level3" />
      <TextField {...textFieldProps(form, "city")} {...text} label={words.city} autoComplete="address-level2" />
      <TextField
        {...textFieldProps(form, "postalCode")}
        {...digits}
        label={words.postalCode}
        hint={words.postalHint}
        autoComplete="postal-code"
      />
    </fieldset>
  );
}
