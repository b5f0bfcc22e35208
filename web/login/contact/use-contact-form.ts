import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { LoginBy } from "#web/session/login-by.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { type FieldErrors, useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { type ContactEntry, useContact } from "./use-contact.ts";

export type Captcha = ReturnType<typeof useCaptcha>;

type Options<Name extends string> = {
  /** The prefix of its fields' ids. */
  id: string;
  /** The kind of contact, where the guest does not choose it or the URL names it. */
  by?: LoginBy | undefined;
  phone?: TypedPhone;
  /** The labels of the fields beside the contact: those above it, and those below it. */
  above?: Partial<Record<Name, string>>;
  below?: Partial<Record<Name, string>>;
  /** The errors of the fields beside the contact. */
  errors?: FieldErrors<Name>;
  /** Runs once however often the guest submits, and only when all fields are valid. */
  send: (contact: ContactEntry, captcha: Captcha) => Promise<unknown>;
  /** Handles a failure itself by returning `true`. */
  onFailure?: (error: unknown, contact: ContactEntry) => boolean;
};

/** A form with a contact: its values, its errors, its captcha and its submit. */
export function useContactForm<Name extends string = never>(options: Options<Name>) {
  type Field = Name | "email" | "phone";
  const { email, phone } = useNamespace("login");
  const contact = useContact(options.by, options.phone);
  const captcha = useCaptcha();
  const idOf = (name: Field) => `${options.id}-${name}`;
  const labels = { ...options.above, email, phone, ...options.below };
  const fields = Object.entries(labels).map(([name, label]) => ({
    name: name as Field,
    id: idOf(name as Field),
    label: label as string,
  }));
  const form = useFieldErrors<Field>(fields, { ...options.errors, ...contact.faults } as FieldErrors<Field>);
  const { submit, isBusy, problem } = useSubmitOnce({
    onFieldErrors: form.showErrors,
    onFailure: (error) => options.onFailure?.(error, contact) ?? false,
  });
  return {
    contact,
    captcha,
    form,
    idOf,
    isBusy,
    problem,
    onSubmit() {
      if (form.isValid) void submit(() => options.send(contact, captcha));
      else form.showErrors();
    },
  };
}

export type ContactFormState<Name extends string = never> = ReturnType<typeof useContactForm<Name>>;
