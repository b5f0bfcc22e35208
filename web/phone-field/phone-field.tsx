import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { countryOfDialCode, type Phone } from "#domain/field/phone.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import type { DialCodeOption, TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { FieldError, FieldHint, LabelText } from "#web/ui/field/field.tsx";
import { type FieldWords, fieldAria } from "#web/ui/field/field-aria.ts";
import { BareSelect } from "#web/ui/field/select.tsx";
import { typedPhone } from "./typed-phone.ts";

const DialCodeSheet = lazyDialog({ load: () => import("./dial-code-sheet.tsx") });

export type PhoneFieldProps = FieldWords & {
  /** Id of the number input, for links from an error summary. */
  id?: string;
  countries: readonly DialCodeOption[];
  value: TypedPhone;
  onChange: (value: TypedPhone) => void;
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
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <DialCode countries={countries} value={value} onChange={onChange} name={`${name}DialCode`} />
        <input
          {...fieldAria(id, { hint, error })}
          aria-label={t.ui.mobileNumber}
          type="tel"
          name={name}
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          value={value.number}
          onChange={(event) => onChange(withCountry(typedPhone(event.target.value, value.dialCode, dialCodes)))}
          onBlur={onBlur}
          className={`${controlClasses} tabular-nums`}
        />
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
  function withCountry(typed: Phone): TypedPhone {
    const isSame = typed.dialCode === value.dialCode && value.countryCode !== undefined;
    return isSame ? { ...typed, countryCode: value.countryCode as string } : typed;
  }
}

type DialCodeProps = Required<Pick<PhoneFieldProps, "countries" | "value" | "onChange" | "name">>;

/** A button that opens the list of countries; without JavaScript a select. */
function DialCode({ countries, value, onChange, name }: DialCodeProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const code = countryOfDialCode(value.dialCode, countries, value.countryCode);
  const country = countries.find((each) => each.code === code);
  return (
    <>
      <button
        type="button"
        data-dial-code={value.dialCode}
        aria-haspopup="dialog"
        {...opensSheet(t.ui.countryCode)}
        onClick={() => setOpen(true)}
        className={`${controlClasses} !flex noscript:!hidden !w-auto cursor-pointer items-center gap-1.5 whitespace-nowrap tabular-nums`}
      >
        <span className="sr-only">{`${t.ui.countryCode}: ${country?.label ?? ""}`}</span>
        <span className="text-text-2 type-small">{code}</span>
        <bdi dir="ltr">{value.dialCode}</bdi>
        <Icon icon={ChevronDown} size="s" className="text-text-2" />
      </button>
      <div className="hidden w-40 noscript:block">
        <BareSelect
          aria-label={t.ui.countryCode}
          name={name}
          autoComplete="tel-country-code"
          value={value.dialCode}
          onChange={(dialCode) => onChange({ number: value.number, dialCode })}
          options={[...new Set(countries.map(({ dialCode }) => dialCode))].map((dialCode) => ({
            value: dialCode,
            label: `\u2066${dialCode}\u2069 ${countries.find((each) => each.dialCode === dialCode)?.label ?? ""}`,
          }))}
        />
      </div>
      <DialCodeSheet
        waiting={{ title: t.ui.countryCode }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        countries={countries}
        selected={code}
        onSelect={(chosen) => {
          onChange({ number: value.number, dialCode: chosen.dialCode, countryCode: chosen.code });
          setOpen(false);
        }}
      />
    </>
  );
}
