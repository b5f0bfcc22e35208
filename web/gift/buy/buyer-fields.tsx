import type { CountryList } from "#contract/site/system.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PhoneField } from "#web/phone-field/phone-field.tsx";
import { useDialCodes } from "#web/shared/country/use-countries.ts";
import { textFieldProps } from "#web/shared/form/use-form.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { GiftFormState } from "./use-gift-form.ts";

/** The third step: who pays. */
export function BuyerFields({ form, countries }: { form: GiftFormState; countries: CountryList }) {
  const words = useNamespace("gift");
  const { values, change } = form;
  return (
    <>
      <TextField
        {...textFieldProps(form, "buyerName")}
        label={words.buyerName}
        maxLength={50}
        autoComplete="name"
        required
      />
      <TextField
        {...textFieldProps(form, "buyerEmail")}
        type="email"
        label={words.buyerEmail}
        maxLength={254}
        required
      />
      <PhoneField
        id={form.idOf("buyerPhone")}
        name="buyerPhone"
        label={words.buyerPhone}
        countries={useDialCodes(countries, values.buyerPhone.dialCode)}
        value={values.buyerPhone}
        error={form.errorOf("buyerPhone")}
        onChange={(buyerPhone) => change({ buyerPhone })}
        onBlur={() => form.touch("buyerPhone")}
      />
    </>
  );
}
