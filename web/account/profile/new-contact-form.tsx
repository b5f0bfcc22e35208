import { type Contact, readContact } from "#domain/account/read-contact.ts";
import type { Channel } from "#web/confirm-identity/verified-channels.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PhoneField } from "#web/phone-field/phone-field.tsx";
import { countryOf } from "#web/shared/country/country-of.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { useCountries, useDialCodes } from "#web/shared/country/use-countries.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { textFieldProps, useForm } from "#web/shared/form/use-form.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { NewContact } from "./contact-calls.ts";

type Props = {
  channel: Channel;
  /** The account has no contact of this channel yet. */
  isFirst: boolean;
  isBusy: boolean;
  problem: string | null;
  onSend: (contact: NewContact) => void;
};

/** Asks for another email address or phone number. */
export function NewContactForm({ channel, isFirst, isBusy, problem, onSend }: Props) {
  const words = useNamespace("profile");
  const { site } = usePageContext();
  const countries = useCountries();
  const form = useForm({
    id: "contact",
    initial: { email: "", phone: { dialCode: site.dialCode, number: "" } as TypedPhone },
    validate: (typed) => readContact(typedContact(typed)).faults ?? {},
    labels: { email: words.newEmail, phone: words.newPhone },
  });
  const dialCodes = useDialCodes(countries, form.values.phone.dialCode);
  function typedContact({ email, phone }: { email: string; phone: TypedPhone }) {
    if (channel === "email") return { email };
    return { phone: { ...phone, countryCode: countryOf(phone, countries) } };
  }
  function send(typed: typeof form.values) {
    const { contact } = readContact(typedContact(typed));
    if (contact) onSend(contactOf(contact));
    else form.showErrors();
  }
  return (
    <ScriptedForm className="grid gap-4" onSubmit={() => send(form.values)}>
      <p className="text-text-2 type-small">
        {isFirst ? words.addHint : words.changeHint} {words.othersEnd}
      </p>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {channel === "email" ? (
        <TextField {...textFieldProps(form, "email")} type="email" label={words.newEmail} maxLength={254} autoFocus />
      ) : (
        <PhoneField
          id={form.idOf("phone")}
          label={words.newPhone}
          countries={dialCodes}
          value={form.values.phone}
          error={form.errorOf("phone")}
          onChange={(phone) => form.change({ phone })}
          onBlur={() => form.touch("phone")}
        />
      )}
      <p role="alert" className="text-danger type-small empty:hidden">
        {problem}
      </p>
      <Button type="submit" full busy={isBusy}>
        {words.sendCode}
      </Button>
    </ScriptedForm>
  );
}

function contactOf(contact: Contact): NewContact {
  return contact.channel === "email"
    ? { email: contact.recipient, phone: null }
    : { email: null, phone: contact.parts };
}
