import type { ReactNode } from "react";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { ContactField } from "./contact-field.tsx";
import type { ContactFormState } from "./use-contact-form.ts";

type Props<Name extends string> = {
  state: ContactFormState<Name>;
  /** The URL that handles the form without JavaScript, if one does. */
  action?: string;
  /** Why a form without JavaScript was refused. */
  refused?: string | null;
  /** The choice between email and phone, or what the form is for. */
  lead: ReactNode;
  /** The fields above the contact. */
  above?: ReactNode;
  /** The autofill hint of the email address. */
  autoComplete?: string;
  /** The fields below the contact, and the buttons. */
  children: ReactNode;
};

/** A form with an email address or a phone number. A captcha is solved while the guest types. */
export function ContactForm<Name extends string = never>({ state, lead, above, children, ...props }: Props<Name>) {
  const { contact, captcha, form, idOf, problem, onSubmit } = state;
  const { action, refused = null, autoComplete } = props;
  const fields = (
    <>
      {lead}
      <FormProblem>{problem ?? refused}</FormProblem>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {above}
      <ContactField
        contact={contact}
        idOf={idOf}
        error={form.errorOf(contact.by)}
        onBlur={() => form.touch(contact.by)}
        onChange={() => form.clearServerError(contact.by)}
        {...(autoComplete && { autoComplete })}
      />
      {children}
    </>
  );
  const attributes = { onFocus: captcha.prepare, className: "grid gap-4" };
  if (!action)
    return (
      <ScriptedForm {...attributes} onSubmit={onSubmit}>
        {fields}
      </ScriptedForm>
    );
  return (
    <form
      {...attributes}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fields}
    </form>
  );
}
