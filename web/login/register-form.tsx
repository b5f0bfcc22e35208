import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { readPassword } from "#domain/account/password.ts";
import { fieldProblem } from "#domain/field/check-field.ts";
import { readName } from "#domain/field/person-name.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";
import { CODE_LIFE } from "#web/shared/login/code-step.tsx";
import { ContactField } from "#web/shared/login/contact-field.tsx";
import { NewPasswordField } from "#web/shared/login/new-password-field.tsx";
import { useCaptcha } from "#web/shared/login/use-captcha.ts";
import { useContact } from "#web/shared/login/use-contact.ts";
import { useDeed } from "#web/shared/login/use-deed.ts";
import { type Faults, fieldsOf, useFaults } from "#web/shared/login/use-faults.ts";
import type { Joined } from "#web/shared/login/verify-step.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { BySwitch } from "./by-switch.tsx";
import { FormProblem } from "./form-problem.tsx";
import { useLoginPlace } from "./login-context.tsx";
import { OtherWays } from "./other-ways.tsx";

type Field = "FirstName" | "LastName" | "email" | "phone" | "password";
const idOf = (name: Field) => `register-${name}`;

/** A new account: who, how to reach them, a password. The code that follows proves the contact. */
export function RegisterForm({ onJoined }: { onJoined: (joined: Joined) => void }) {
  const words = useWords("login");
  const place = useLoginPlace();
  const contact = useContact(place.by);
  const [typed, setTyped] = useState({ FirstName: "", LastName: "", password: "", subscribe: false });
  const captcha = useCaptcha();
  const { run, isBusy, problem } = useDeed();
  const form = useFaults<Field>(useFieldNames(), { ...nameFaults(typed), ...contact.faults });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSound) return form.fail();
    const refuse = (error: unknown) => {
      const fields = fieldsOf<Field>(error);
      if (fields) form.fail(fields);
      return fields !== null;
    };
    void run(async () => {
      const body = { ...typed, ...contact.typed, passwordVerify: typed.password, ...(await captcha.take()) };
      const { requestId } = await callFromBrowser("register", { body });
      onJoined({ ...contact.typed, password: typed.password, sent: { requestId, ...CODE_LIFE } });
    }, refuse);
  };
  const nameField = (name: "FirstName" | "LastName", label: string) => ({
    id: idOf(name),
    name,
    label,
    value: typed[name],
    error: form.errorOf(name),
    maxLength: 80,
    required: true,
    onChange: (text: string) => {
      setTyped({ ...typed, [name]: text });
      form.forgive(name);
    },
    onBlur: () => form.leave(name),
  });
  return (
    <>
      <form
        method="post"
        action={place.hrefOf("register")}
        noValidate
        onSubmit={submit}
        onFocus={captcha.prepare}
        className="grid gap-4"
      >
        <BySwitch by={contact.by} onChoose={contact.choose} />
        <FormProblem>{problem}</FormProblem>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...nameField("FirstName", words.firstName)} autoComplete="given-name" />
          <TextField {...nameField("LastName", words.lastName)} autoComplete="family-name" />
        </div>
        <ContactField
          contact={contact}
          idOf={idOf}
          error={form.errorOf(contact.by)}
          onLeave={() => form.leave(contact.by)}
          onChange={() => form.forgive(contact.by)}
        />
        <NewPasswordField
          id={idOf("password")}
          label={words.password}
          value={typed.password}
          email={contact.by === "email" ? contact.email : undefined}
          error={form.errorOf("password")}
          onChange={(password) => {
            setTyped({ ...typed, password });
            form.forgive("password");
          }}
          onLeave={() => form.leave("password")}
        />
        <Checkbox
          name="subscribe"
          label={words.register.subscribe}
          hint={words.register.subscribeHint}
          checked={typed.subscribe}
          onChange={(subscribe) => setTyped({ ...typed, subscribe })}
        />
        <Terms />
        <Button type="submit" full busy={isBusy}>
          {words.register.submit}
        </Button>
      </form>
      <OtherWays />
    </>
  );
}

function useFieldNames() {
  const { firstName: FirstName, lastName: LastName, email, phone, password } = useWords("login");
  const labels = { FirstName, LastName, email, phone, password };
  const names = ["FirstName", "LastName", "email", "phone", "password"] as const;
  return names.map((name) => ({ name, id: idOf(name), label: labels[name] }));
}

function nameFaults(typed: { FirstName: string; LastName: string; password: string }): Faults<Field> {
  const found = {
    FirstName: fieldProblem(typed.FirstName, "name", readName),
    LastName: fieldProblem(typed.LastName, "name", readName),
    password: fieldProblem(typed.password, "password", readPassword),
  };
  return Object.fromEntries(Object.entries(found).filter(([, rule]) => rule !== null));
}

function Terms() {
  const t = useMessages();
  const words = useWords("login");
  const path = usePaths();
  const look = "hit-area text-primary underline underline-offset-4 hover:no-underline";
  return (
    <p className="text-text-2 type-small">
      {words.register.agree}{" "}
      <Link to={path("terms")} target="_blank" className={look}>
        {t.shell.footer.terms}
      </Link>
      {" · "}
      <Link to={path("privacy")} target="_blank" className={look}>
        {t.shell.footer.privacy}
      </Link>
    </p>
  );
}
