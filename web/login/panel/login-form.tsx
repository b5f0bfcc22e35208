import { useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import type { ContactEntry } from "../contact/use-contact.ts";
import { type Captcha, useContactForm } from "../contact/use-contact-form.ts";
import { BySwitch } from "./by-switch.tsx";
import { loginCodeOf, type PendingLogin } from "./login-code.ts";
import { useLoginContext } from "./login-context.tsx";
import { OtherLoginMethods } from "./other-login-methods.tsx";
import { ViewLink } from "./view-link.tsx";

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
  const { smsReach } = usePageContext();
  const [password, setPassword] = useState("");
  const logIn = async ({ typed }: ContactEntry, captcha: Captcha) => {
    const body = { ...typed, password, ...(await captcha.take()) };
    startSession(await callFromBrowser("logIn", { body }));
    login.onDone();
  };
  const state = useContactForm<"password">({
    id: "login",
    by: login.by,
    below: { password: words.password },
    errors: password === "" ? { password: "required" } : {},
    // A captcha that was solved long before the press has expired; then a new one is solved.
    send: (...values) =>
      logIn(...values).catch((error) =>
        isProblem(error, "captcha-required") ? logIn(...values) : Promise.reject(error),
      ),
    onFailure: (error, { typed }) => {
      const pending = loginCodeOf(error, { ...typed, password });
      if (pending) onCodeRequired(pending);
      return pending !== null;
    },
  });
  const { contact, form, idOf } = state;
  return (
    <>
      <ContactForm
        state={state}
        action={login.hrefOf("login")}
        refused={refused}
        lead={<BySwitch contact={contact} />}
        autoComplete="username webauthn"
      >
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
        <Button type="submit" full busy={state.isBusy}>
          {words.logIn.submit}
        </Button>
      </ContactForm>
      <OtherLoginMethods hasPasskeys {...(smsReach !== "none" && { onSms: () => onSms(contact.phone) })} />
    </>
  );
}
