import { useId } from "react";
import type { Phone } from "#domain/field/phone.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { controlClasses } from "./control-classes.ts";
import { FieldError, FieldHint, LabelText } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";
import { BareSelect } from "./select.tsx";
import { typedPhone } from "./typed-phone.ts";

export type DialCodeOption = { dialCode: string; label: string };

export type PhoneFieldProps = FieldWords & {
  /** Id of the number input, for links from an error summary. */
  id?: string;
  countries: readonly DialCodeOption[];
  value: Phone;
  onChange: (value: Phone) => void;
  onBlur?: () => void;
  /** Names in a plain form are `{name}DialCode` and `{name}`. */
  name?: string;
};

/** Country code and national number; a pasted international number fills both. */
export function PhoneField({ label, hint, error, isOptional, id: givenId, ...phone }: PhoneFieldProps) {
  const t = useMessages();
  const ownId = useId();
  const id = givenId ?? ownId;
  const { countries, value, onChange, onBlur, name = "phone" } = phone;
  const dialCodes = countries.map(({ dialCode }) => dialCode);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="type-small mb-1 font-semibold text-text">
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="grid grid-cols-[minmax(7.5rem,2fr)_3fr] gap-2">
        <BareSelect
          aria-label={t.ui.countryCode}
          name={`${name}DialCode`}
          autoComplete="tel-country-code"
          value={value.dialCode}
          onChange={(dialCode) => onChange({ ...value, dialCode })}
          options={countries.map(({ dialCode, label: country }) => ({
            value: dialCode,
            label: `\u2066${dialCode}\u2069 ${country}`,
          }))}
        />
        <input
          {...fieldAria(id, { hint, error })}
          aria-label={t.ui.mobileNumber}
          type="tel"
          name={name}
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          value={value.number}
          onChange={(event) => onChange(typedPhone(event.target.value, value.dialCode, dialCodes))}
          onBlur={onBlur}
          className={`${controlClasses} tabular-nums`}
        />
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
