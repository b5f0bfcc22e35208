import { useState } from "react";
import { readPassword } from "#domain/account/password.ts";
import { readName } from "#domain/field/person.ts";
import { fieldProblem } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import type { FieldErrors } from "#web/shared/form/use-field-errors.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { CODE_LIFE } from "#web/verification/code-step.tsx";
import type { NewAccount } from "#web/verification/new-account.ts";
import { useContactForm } from "../contact/use-contact-form.ts";
import { useLoginContext } from "./login-context.tsx";

export type RegisterField = "FirstName" | "LastName" | "password";

/** The registration form: its values, its errors and its submit. */
export function useRegister(onRegistered: (account: NewAccount) => void) {
  const words = useNamespace("login");
  const { smsReach } = usePageContext();
  const { by } = useLoginContext();
  const [typed, setTyped] = useState({ FirstName: "", LastName: "", password: "", subscribe: false });
  const state = useContactForm<RegisterField>({
    id: "register",
    // The code that confirms a phone number comes by SMS.
    by: smsReach === "none" ? "email" : by,
    above: { FirstName: words.firstName, LastName: words.lastName },
    below: { password: words.password },
    errors: validate(typed),
    send: async (contact, captcha) => {
      const { password } = typed;
      const body = { ...typed, ...contact.typed, passwordVerify: password, ...(await captcha.take()) };
      const { user: _, isEarlierCode, ...sent } = await callFromBrowser("register", { body });
      onRegistered({ ...contact.typed, password, sent: { ...CODE_LIFE, ...sent }, isEarlierCode });
    },
  });
  return {
    state,
    typed,
    change(name: RegisterField, text: string) {
      setTyped({ ...typed, [name]: text });
      state.form.clearServerError(name);
    },
    subscribe: (subscribe: boolean) => setTyped({ ...typed, subscribe }),
  };
}

function validate(typed: Record<RegisterField, string>): FieldErrors<RegisterField> {
  const found = {
    FirstName: fieldProblem(typed.FirstName, "name", readName),
    LastName: fieldProblem(typed.LastName, "name", readName),
    password: fieldProblem(typed.password, "password", readPassword),
  };
  return Object.fromEntries(Object.entries(found).filter(([, rule]) => rule !== null));
}
