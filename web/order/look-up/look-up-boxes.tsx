import type { LookUp } from "#domain/order/read-look-up.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { type FormOf, textFieldProps } from "#web/shared/form/use-form.ts";
import { TextField } from "#web/ui/field/text-field.tsx";

const EXAMPLE = "C123456789";

/** The fields for a booking's number and its contact; left-to-right in both languages. */
export function LookUpBoxes({ form }: { form: FormOf<LookUp> }) {
  const { manage: words } = useNamespace("orders");
  return (
    <>
      <TextField
        {...textFieldProps(form, "orderNumber")}
        label={words.number}
        hint={words.numberHint({ example: `\u2066${EXAMPLE}\u2069` })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <TextField
        {...textFieldProps(form, "contact")}
        label={words.contact}
        hint={words.contactHint}
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </>
  );
}
