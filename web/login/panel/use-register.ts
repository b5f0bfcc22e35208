import { type FormEvent, useState } from "react";
import { readPassword } from "#domain/account/password.ts";
import { fieldProblem } from "#domain/field/check-field.ts";
import { readName } from "#domain/field/person-name.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { type FieldErrors, useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { CODE_LIFE } from "#web/verification/code-step.tsx";
import type { NewAccount } from "#web/verification/verify-step.tsx";
import { useContact } from "../use-contact.ts";
import { useLoginContext } from "./login-context.tsx";

const names = ["FirstName", "LastName", "email", "phone", "password"] as const;
export type RegisterField = (typeof names)[number];
export const registerId = (name: RegisterField) => `register-${name}`;

/** The registration form: its values, its errors and its submit. */
export function useRegister(onRegistered: (account: NewAccount) => void) {
  const contact = useContact(useLoginContext().by);
  const [typed, setTyped] = useState({ FirstName: "", LastName: "", password: "", subscribe: false });
  const captcha = useCaptcha();
  const form = useFieldErrors<RegisterField>(useFields(), { ...validate(typed), ...contact.faults });
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: form.showErrors });
  const send = async () => {
    const body = { ...typed, ...contact.typed, passwordVerify: typed.password, ...(await captcha.take()) };
    const { user: _, isEarlierCode, ...sent } = await callFromBrowser("register", { body });
    onRegistered({ ...contact.typed, password: typed.password, sent: { ...CODE_LIFE, ...sent }, isEarlierCode });
  };
  return {
    contact,
    typed,
    form,
    isBusy,
    problem,
    prepare: captcha.prepare,
    change(name: "FirstName" | "LastName" | "password", text: string) {
      setTyped({ ...typed, [name]: text });
      form.clearServerError(name);
    },
    subscribe: (subscribe: boolean) => setTyped({ ...typed, subscribe }),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (form.isValid) void submit(send);
      else form.showErrors();
    },
  };
}

function useFields() {
  const { firstName: FirstName, lastName: LastName, email, phone, password } = useNamespace("login");
  const labels = { FirstName, LastName, email, phone, password };
  return names.map((name) => ({ name, id: registerId(name), label: labels[name] }));
}

function validate(typed: { FirstName: string; LastName: string; password: string }): FieldErrors<RegisterField> {
  const found = {
    FirstName: fieldProblem(typed.FirstName, "name", readName),
    LastName: fieldProblem(typed.LastName, "name", readName),
    password: fieldProblem(typed.password, "password", readPassword),
  };
  return Object.fromEntries(Object.entries(found).filter(([, rule]) => rule !== null));
}
