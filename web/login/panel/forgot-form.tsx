import type { FormEvent } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { ContactField } from "../contact-field.tsx";
import { useContact } from "../use-contact.ts";
import { BySwitch } from "./by-switch.tsx";
import { useLoginContext } from "./login-context.tsx";
import { ViewLink } from "./view-link.tsx";

type Field = "email" | "phone";
const idOf = (name: Field) => `forgot-${name}`;

export type Forgotten = { contact: TypedContact; requestId: string };

/** Asks where to send the link or the code. The answer does not reveal whether an account exists. */
export function ForgotForm({ onSent }: { onSent: (forgotten: Forgotten) => void }) {
  const words = useNamespace("login");
  const login = useLoginContext();
  const contact = useContact(login.by);
  const captcha = useCaptcha();
  const names = ["email", "phone"] as const;
  const form = useFieldErrors<Field>(
    names.map((name) => ({ name, id: idOf(name), label: words[name] })),
    contact.faults,
  );
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: form.showErrors });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid) return form.showErrors();
    void submit(async () => {
      const body = { ...contact.typed, ...(await captcha.take()) };
      const { requestId } = await callFromBrowser("forgotPassword", { body });
      onSent({ contact: contact.typed, requestId });
    });
  };
  return (
    <form
      method="post"
      action={login.hrefOf("forgot")}
      noValidate
      onSubmit={onSubmit}
      onFocus={captcha.prepare}
      className="grid gap-4"
    >
      <BySwitch by={contact.by} onChoose={contact.choose} />
      <FormProblem>{problem}</FormProblem>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <ContactField
        contact={contact}
        idOf={idOf}
        error={form.errorOf(contact.by)}
        onBlur={() => form.touch(contact.by)}
        onChange={() => form.clearServerError(contact.by)}
        autoComplete="username"
      />
      <Button type="submit" full busy={isBusy}>
        {words.forgot.submit}
      </Button>
      <ViewLink view="login">{words.forgot.back}</ViewLink>
    </form>
  );
}
