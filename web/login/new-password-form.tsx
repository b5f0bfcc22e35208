import { type FormEvent, useState } from "react";
import type { SignedIn } from "#contract/account.ts";
import { readPassword } from "#domain/account/password.ts";
import { fieldProblem } from "#domain/field/check-field.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { type FieldErrors, fieldErrorsOf, useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { NewPasswordField } from "#web/shared/login/new-password-field.tsx";
import { startSession } from "#web/shared/session/start-session.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

type Field = "password" | "passwordVerify";
const idOf = (name: Field) => `reset-${name}`;
type Passwords = Record<Field, string>;

type Props = {
  /** The address it belongs to, where that is known. */
  email?: string | undefined;
  save: (passwords: Passwords) => Promise<SignedIn>;
  /** Takes a refusal upon itself by answering `true`, such as that of the code before. */
  refuse?: (error: unknown) => boolean;
  onDone: () => void;
};

/** A new password, twice; saving it logs in. */
export function NewPasswordForm({ email, save, refuse = () => false, onDone }: Props) {
  const words = useNamespace("login");
  const [typed, setTyped] = useState<Passwords>({ password: "", passwordVerify: "" });
  const { run, isBusy, problem } = useSubmitOnce();
  const fields = [
    { name: "password" as const, id: idOf("password"), label: words.newPassword },
    { name: "passwordVerify" as const, id: idOf("passwordVerify"), label: words.passwordAgain },
  ];
  const form = useFieldErrors<Field>(fields, faultsOf(typed));
  const change = (name: Field) => (text: string) => {
    setTyped({ ...typed, [name]: text });
    form.forgive(name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isSound) return form.fail();
    const take = (error: unknown) => {
      const named = fieldErrorsOf<Field>(error);
      if (named) form.fail(named);
      return named !== null || refuse(error);
    };
    void run(async () => {
      startSession(await save(typed));
      onDone();
    }, take);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
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
        onLeave={() => form.leave("password")}
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
        onBlur={() => form.leave("passwordVerify")}
      />
      <Button type="submit" full busy={isBusy}>
        {words.reset.submit}
      </Button>
    </form>
  );
}

function faultsOf({ password, passwordVerify }: Passwords): FieldErrors<Field> {
  const rule = fieldProblem(password, "password", readPassword);
  return {
    ...(rule && { password: rule }),
    ...(passwordVerify !== password && { passwordVerify: "passwordVerify" as const }),
    ...(passwordVerify === "" && { passwordVerify: "required" as const }),
  };
}
