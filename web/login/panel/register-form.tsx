import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { NewPasswordField } from "#web/shared/password/new-password-field.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { NewAccount } from "#web/verification/new-account.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import { BySwitch } from "./by-switch.tsx";
import { OtherLoginMethods } from "./other-login-methods.tsx";
import { useRegister } from "./use-register.ts";

/** A new account: names, a contact, a password. The code in the next step verifies the contact. */
export function RegisterForm({ onRegistered }: { onRegistered: (account: NewAccount) => void }) {
  const words = useNamespace("login");
  const { smsReach } = usePageContext();
  const register = useRegister(onRegistered);
  const { state, typed } = register;
  const { contact, form, idOf } = state;
  return (
    <>
      <ContactForm
        state={state}
        lead={smsReach !== "none" && <BySwitch contact={contact} />}
        above={<Names register={register} />}
      >
        <NewPasswordField
          id={idOf("password")}
          label={words.password}
          value={typed.password}
          email={contact.by === "email" ? contact.email : undefined}
          error={form.errorOf("password")}
          onChange={(password) => register.change("password", password)}
          onBlur={() => form.touch("password")}
        />
        <Checkbox
          name="subscribe"
          label={words.register.subscribe}
          hint={words.register.subscribeHint}
          checked={typed.subscribe}
          onChange={register.subscribe}
        />
        <Terms />
        <Button type="submit" full busy={state.isBusy}>
          {words.register.submit}
        </Button>
      </ContactForm>
      <OtherLoginMethods />
    </>
  );
}

function Names({ register: { state, typed, change } }: { register: ReturnType<typeof useRegister> }) {
  const words = useNamespace("login");
  const field = (name: "FirstName" | "LastName", label: string) => ({
    id: state.idOf(name),
    name,
    label,
    value: typed[name],
    error: state.form.errorOf(name),
    maxLength: 80,
    required: true,
    onChange: (text: string) => change(name, text),
    onBlur: () => state.form.touch(name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field("FirstName", words.firstName)} autoComplete="given-name" />
      <TextField {...field("LastName", words.lastName)} autoComplete="family-name" />
    </div>
  );
}

function Terms() {
  const t = useMessages();
  const words = useNamespace("login");
  const path = usePaths();
  const linkClasses = "hit-area text-primary underline underline-offset-4 hover:no-underline";
  return (
    <p className="text-text-2 type-small">
      {words.register.agree}{" "}
      <Link to={path("terms")} target="_blank" className={linkClasses}>
        {t.shell.footer.terms}
      </Link>
      {" · "}
      <Link to={path("privacy")} target="_blank" className={linkClasses}>
        {t.shell.footer.privacy}
      </Link>
    </p>
  );
}
