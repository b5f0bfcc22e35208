import { useState } from "react";
import type { SignedIn } from "#contract/account/account.ts";
import { readPassword } from "#domain/account/password.ts";
import { fieldProblem } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { startSession } from "#web/session/start-session.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { type FieldErrors, useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { NewPasswordField } from "#web/shared/password/new-password-field.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

type Field = "password" | "passwordVerify";
const idOf = (name: Field) => `reset-${name}`;
type Passwords = Record<Field, string>;

type Props = {
  /** The email address of the account, where it is known. */
  email?: string | undefined;
  save: (passwords: Passwords) => Promise<SignedIn>;
  /** Handles a failure itself by returning `true`, such as a wrong code from the step before. */
  onFailure?: (error: unknown) => boolean;
  onDone: () => void;
};

/** A new password, typed twice; saving it logs in. */
export function NewPasswordForm({ email, save, onFailure = () => false, onDone }: Props) {
  const words = useNamespace("login");
  const [typed, setTyped] = useState<Passwords>({ password: "", passwordVerify: "" });
  const fields = [
    { name: "password" as const, id: idOf("password"), label: words.newPassword },
    { name: "passwordVerify" as const, id: idOf("passwordVerify"), label: words.passwordAgain },
  ];
  const form = useFieldErrors<Field>(fields, validate(typed));
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: form.showErrors, onFailure });
  const change = (name: Field) => (text: string) => {
    setTyped({ ...typed, [name]: text });
    form.clearServerError(name);
  };
  const onSubmit = () => {
    if (!form.isValid) return form.showErrors();
    void submit(async () => {
      startSession(await save(typed));
      onDone();
    });
  };
  return (
    <ScriptedForm onSubmit={onSubmit} className="grid gap-4">
      <p className="text-text-2 type-body">{words.reset.lead}</p>
      <FormProblem>{problem}</FormProblem>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <NewPasswordField
        id={idOf("password")}
        label={words.newPassword}
        value={typed.password}
        email={email}
        error={form.errorOf("password")}
        onChange={change("password")}
        onBlur={() => form.touch("password")}
      />
      <TextField
        type="password"
        id={idOf("passwordVerify")}
        name="passwordVerify"
        label={words.passwordAgain}
        autoComplete="new-password"
        value={typed.passwordVerify}
        error={form.errorOf("passwordVerify")}
        required
        onChange={change("passwordVerify")}
        onBlur={() => form.touch("passwordVerify")}
      />
      <Button type="submit" full busy={isBusy}>
        {words.reset.submit}
      </Button>
    </ScriptedForm>
  );
}

function validate({ password, passwordVerify }: Passwords): FieldErrors<Field> {
  const rule = fieldProblem(password, "password", readPassword);
  return {
    ...(rule && { password: rule }),
    ...(passwordVerify !== password && { passwordVerify: "passwordVerify" as const }),
    ...(passwordVerify === "" && { passwordVerify: "required" as const }),
  };
}
