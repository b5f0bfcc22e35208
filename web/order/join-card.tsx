import { useState } from "react";
import { readPassword } from "#domain/account/password.ts";
import { fieldProblem } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useMember } from "#web/session/use-member.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { fieldErrorsOf } from "#web/shared/form/use-field-errors.ts";
import { useForm } from "#web/shared/form/use-form.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { NewPasswordField } from "#web/shared/password/new-password-field.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { showResult } from "#web/shared/result/show-result.ts";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { CODE_LIFE } from "#web/verification/code-step.tsx";
import type { NewAccount } from "#web/verification/new-account.ts";
import { VerifyStep } from "#web/verification/verify-step.tsx";
import { useOrder } from "./order-context.tsx";

/** Offers an account to a guest who booked without one; the form needs only a password. */
export function JoinCard() {
  const { join: words, code } = useNamespace("login");
  const member = useMember();
  const [wasMember] = useState(member !== null);
  const [account, setAccount] = useState<NewAccount | null>(null);
  if (wasMember || (member && !account)) return null;
  return (
    <div className="noscript:hidden print:hidden">
      <OrderCard title={account && !member ? code.title : words.title}>
        {member ? (
          <Done />
        ) : account ? (
          <VerifyStep account={account} onDone={() => showResult("account")} />
        ) : (
          <PasswordForm onRegistered={setAccount} />
        )}
      </OrderCard>
    </div>
  );
}

function Done() {
  const { join: words } = useNamespace("login");
  const path = usePaths();
  const result = useResultFocus<HTMLParagraphElement>("account");
  return (
    <div className="grid justify-items-start gap-4">
      <p ref={result} role="status" tabIndex={-1} className="text-text type-body">
        {words.done}
      </p>
      <ButtonLink variant="secondary" to={path("accountOrders")} reloadDocument>
        {words.see}
      </ButtonLink>
    </div>
  );
}

function PasswordForm({ onRegistered }: { onRegistered: (account: NewAccount) => void }) {
  const words = useNamespace("login");
  const { firstName, lastName, email } = useOrder().order.guests;
  const captcha = useCaptcha();
  const form = useForm({
    id: "join",
    initial: { password: "" },
    validate: (values) => {
      const rule = fieldProblem(values.password, "password", readPassword);
      return rule ? { password: rule } : {};
    },
    labels: { password: words.password },
  });
  const { password } = form.values;
  const { submit, isBusy, problem } = useSubmitOnce({
    onFailure: (error) => {
      const errors = fieldErrorsOf<"password">(error);
      if (errors?.password) form.showErrors(errors);
      return Boolean(errors?.password);
    },
  });
  const send = async () => {
    const account = { FirstName: firstName, LastName: lastName, email, password, passwordVerify: password };
    const body = { ...account, subscribe: false, ...(await captcha.take()) };
    const { user: _, isEarlierCode, ...sent } = await callFromBrowser("register", { body });
    onRegistered({ email, password, sent: { ...CODE_LIFE, ...sent }, isEarlierCode });
  };
  const onSubmit = () => {
    if (!form.isValid) return form.showErrors();
    void submit(send);
  };
  return (
    <ScriptedForm onSubmit={onSubmit} onFocus={captcha.prepare} className="grid gap-4">
      <p className="wrap-anywhere text-text-2 type-body">{words.join.lead({ email: `\u2066${email}\u2069` })}</p>
      <p role="alert" className="text-danger type-body empty:hidden">
        {problem}
      </p>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {/* Password managers store the address with the password. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        id={form.idOf("password")}
        label={words.password}
        value={password}
        email={email}
        error={form.errorOf("password")}
        onChange={(typed) => form.change({ password: typed })}
        onBlur={() => form.touch("password")}
      />
      <Button type="submit" busy={isBusy}>
        {words.join.submit}
      </Button>
    </ScriptedForm>
  );
}
