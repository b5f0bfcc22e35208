import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PhoneField } from "#web/phone-field/phone-field.tsx";
import { useDialCodes } from "#web/shared/country/use-countries.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { ContactEntry } from "./use-contact.ts";

type Props = {
  contact: ContactEntry;
  idOf: (name: "email" | "phone") => string;
  error: string | undefined;
  onBlur: () => void;
  onChange: () => void;
  /** The autofill hint; a login form also offers passkeys. */
  autoComplete?: string;
};

/** The field for an email address or a phone number, as the guest chose. */
export function ContactField({ contact, idOf, error, onBlur, onChange, autoComplete = "email" }: Props) {
  const words = useNamespace("login");
  const { by, email, setEmail, phone, setPhone, countries } = contact;
  const dialCodes = useDialCodes(countries, phone.dialCode);
  if (by === "phone") {
    return (
      <PhoneField
        id={idOf("phone")}
        label={words.phone}
        countries={dialCodes}
        value={phone}
        error={error}
        onChange={(typed) => {
          setPhone(typed);
          onChange();
        }}
        onBlur={onBlur}
      />
    );
  }
  return (
    <TextField
      type="email"
      id={idOf("email")}
      name="email"
      label={words.email}
      value={email}
      error={error}
      autoComplete={autoComplete}
      maxLength={254}
      required
      onChange={(typed) => {
        setEmail(typed);
        onChange();
      }}
      onBlur={onBlur}
    />
  );
}
