import { type FormEvent, useState } from "react";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { codeOf, fieldErrorsOf, useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { ContactField } from "#web/shared/login/contact-field.tsx";
import { useCaptcha } from "#web/shared/login/use-captcha.ts";
import { useContact } from "#web/shared/login/use-contact.ts";
import { startSession } from "#web/shared/session/start-session.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { BySwitch } from "./by-switch.tsx";
import { type Asked, loginCodeOf } from "./login-code.ts";
import { useLoginPlace } from "./login-context.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ViewLink } from "./view-link.tsx";

const PERSON_WANTED = 6005;
type Field = "email" | "phone" | "password";
const idOf = (name: Field) => `login-${name}`;

type Props = {
  /** What a login without JavaScript was refused for. */
  refused?: string | null;
  /** The password is right, and a code is wanted beside it. */
  onCodeWanted: (asked: Asked) => void;
};

/** By e-mail or mobile and password. A plain form too: without JavaScript the page itself carries it out. */
export function LoginForm({ refused = null, onCodeWanted }: Props) {
  const words = useNamespace("login");
  const place = useLoginPlace();
  const contact = useContact(place.by);
  const [password, setPassword] = useState("");
  const captcha = useCaptcha();
  const { run, isBusy, problem } = useSubmitOnce();
  const form = useFieldErrors<Field>(fieldsFor(words), {
    ...contact.faults,
    ...(password === "" && { password: "required" as FieldRule }),
  });

  const refuse = (error: unknown) => {
    const asked = loginCodeOf(error, { ...contact.typed, password });
    if (asked) onCodeWanted(asked);
    const fields = fieldErrorsOf<Field>(error);
    if (fields) form.fail(fields);
    return Boolean(asked || fields);
  };
  const logIn = async (proof: { captchaToken?: string } = {}) => {
    startSession(await callFromBrowser("logIn", { body: { ...contact.typed, password, ...proof } }));
    place.onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSound) return form.fail();
    // Only after many failures the server wants to see a person; then the riddle is solved and the login sent again.
    void run(
      () =>
        logIn().catch(async (error) => {
          if (codeOf(error) !== PERSON_WANTED) throw error;
          await logIn(await captcha.take());
        }),
      refuse,
    );
  };
  return (
    <>
      <form method="post" action={place.hrefOf("login")} noValidate onSubmit={submit} className="grid gap-4">
        <BySwitch by={contact.by} onChoose={contact.choose} />
        <FormProblem>{problem ?? refused}</FormProblem>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <ContactField
          contact={contact}
          idOf={idOf}
          error={form.errorOf(contact.by)}
          onLeave={() => form.leave(contact.by)}
          onChange={() => form.forgive(contact.by)}
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
          onBlur={() => form.leave("password")}
        />
        <ViewLink view="forgot">{words.logIn.forgot}</ViewLink>
        <Button type="submit" full busy={isBusy}>
          {words.logIn.submit}
        </Button>
      </form>
      <OtherWays hasPasskeys />
    </>
  );
}

function fieldsFor(words: { email: string; phone: string; password: string }) {
  const names = ["email", "phone", "password"] as const;
  return names.map((name) => ({ name, id: idOf(name), label: words[name] }));
}
