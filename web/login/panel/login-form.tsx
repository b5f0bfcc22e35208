import { type FormEvent, useState } from "react";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { ContactField } from "../contact-field.tsx";
import { useContact } from "../use-contact.ts";
import { BySwitch } from "./by-switch.tsx";
import { loginCodeOf, type PendingLogin } from "./login-code.ts";
import { useLoginContext } from "./login-context.tsx";
import { OtherLoginMethods } from "./other-login-methods.tsx";
import { ViewLink } from "./view-link.tsx";

type Field = "email" | "phone" | "password";
const idOf = (name: Field) => `login-${name}`;

type Props = {
  /** Why a login without JavaScript was refused. */
  refused?: string | null;
  /** The password is right, and a code is required in addition. */
  onCodeRequired: (pending: PendingLogin) => void;
  /** The guest wants a code by SMS instead of a password. */
  onSms: (phone: TypedPhone) => void;
};

/** Logs in by email or phone and password. Without JavaScript the route action handles the form. */
export function LoginForm({ refused = null, onCodeRequired, onSms }: Props) {
  const words = useNamespace("login");
  const login = useLoginContext();
  const contact = useContact(login.by);
  const [password, setPassword] = useState("");
  const captcha = useCaptcha();
  const form = useFieldErrors<Field>(fieldsFor(words), {
    ...contact.faults,
    ...(password === "" && { password: "required" as FieldRule }),
  });
  const { submit, isBusy, problem } = useSubmitOnce({
    onFieldErrors: form.showErrors,
    onFailure: (error) => {
      const pending = loginCodeOf(error, { ...contact.typed, password });
      if (pending) onCodeRequired(pending);
      return pending !== null;
    },
  });
  const logIn = async () => {
    const body = { ...contact.typed, password, ...(await captcha.take()) };
    startSession(await callFromBrowser("logIn", { body }));
    login.onDone();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid) return form.showErrors();
    // A captcha that was solved long before the press has expired; then a new one is solved.
    void submit(() =>
      logIn().catch((error) => (isProblem(error, "captcha-required") ? logIn() : Promise.reject(error))),
    );
  };
  return (
    <>
      <form
        method="post"
        action={login.hrefOf("login")}
        noValidate
        onSubmit={onSubmit}
        onFocus={captcha.prepare}
        className="grid gap-4"
      >
        <BySwitch by={contact.by} onChoose={contact.choose} />
        <FormProblem>{problem ?? refused}</FormProblem>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <ContactField
          contact={contact}
          idOf={idOf}
          error={form.errorOf(contact.by)}
          onBlur={() => form.touch(contact.by)}
          onChange={() => form.clearServerError(contact.by)}
          autoComplete="username webauthn"
        />
        <TextField
          type="password"
          id={idOf("password")}
          name="password"
          label={words.password}
          autoComplete="current-password"
          value={password}
          error={form.errorOf("password")}
          required
          onChange={setPassword}
          onBlur={() => form.touch("password")}
        />
        <ViewLink view="forgot">{words.logIn.forgot}</ViewLink>
        <Button type="submit" full busy={isBusy}>
          {words.logIn.submit}
        </Button>
      </form>
      <OtherLoginMethods hasPasskeys onSms={() => onSms(contact.phone)} />
    </>
  );
}

function fieldsFor(words: { email: string; phone: string; password: string }) {
  const names = ["email", "phone", "password"] as const;
  return names.map((name) => ({ name, id: idOf(name), label: words[name] }));
}
