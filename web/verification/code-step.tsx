import { useEffect, useId, useState } from "react";
import type { Calls } from "#contract/calls.ts";
import { CODE_SECONDS, RESEND_SECONDS } from "#domain/account/code-limits.ts";
import { readOtp } from "#domain/field/codes.ts";
import { fieldProblem } from "#domain/problem/field-rules.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { CodeField } from "#web/ui/field/code-field.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { ResendCode } from "./resend-code.tsx";
import { clockText, useSecondsUntil } from "./use-countdown.ts";

/** The lifetime of every code in seconds, for answers that do not contain it. */
export const CODE_LIFE = { expiresIn: CODE_SECONDS, retryAfter: RESEND_SECONDS };

/** A code that was sent. */
export type SentCode = Calls["resendEmailCode"]["answer"];

type Props = {
  channel: "email" | "phone";
  /** As it is shown; see `contactText`. */
  contact: string;
  sent: SentCode;
  /** Uses the code; an error that it throws is shown. */
  onCode: (code: string, requestId: string) => Promise<void>;
  /** Sends another code, which invalidates the old one. */
  onResend: () => Promise<SentCode>;
  onChangeContact?: () => void;
  /** Why a code is needed, where that is not obvious. */
  why?: string;
  /** Why the previous code was refused. */
  refused?: string;
  /** The text for an error, where the one of its code is not enough. */
  describe?: (error: unknown) => string | null;
};

/** The form for the six digits that were sent: with their expiry, and buttons to resend them or change the contact. */
export function CodeStep({ channel, contact, sent: first, onCode, onResend, onChangeContact, ...more }: Props) {
  const { why, refused, describe } = more;
  const { code: words } = useNamespace("login");
  const id = useId();
  const [code, setCode] = useState("");
  const [sent, setSent] = useState(() => withDeadlines(first));
  const rule = fieldProblem(code, "otp", readOtp);
  const fields = [{ name: "code" as const, id, label: words.label }];
  const errors = useFieldErrors(fields, rule ? { code: rule } : {});
  const { submit, isBusy, problem, setProblem } = useSubmitOnce({
    firstProblem: refused ?? null,
    onFailure: (error) => {
      if (isProblem(error, "code-wrong")) document.getElementById(id)?.focus();
      const own = describe?.(error) ?? null;
      if (own) setProblem(own);
      return own !== null;
    },
  });
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const secondsLeft = useSecondsUntil(sent.expiresAt);
  const onSubmit = () => {
    if (!errors.isValid) return errors.showErrors();
    void submit(() => onCode(code, sent.requestId));
  };
  return (
    <ScriptedForm onSubmit={onSubmit} className="grid gap-4">
      <p className="wrap-anywhere text-text type-body">
        {channel === "email" ? words.sentEmail({ contact }) : words.sentPhone({ contact })}
        {onChangeContact && (
          <>
            {" "}
            <button
              type="button"
              onClick={onChangeContact}
              className="hit-area cursor-pointer text-primary underline underline-offset-4 hover:no-underline"
            >
              {channel === "email" ? words.changeEmail : words.changePhone}
            </button>
          </>
        )}
      </p>
      {why && <p className="text-text-2 type-small">{why}</p>}
      <ErrorSummary problems={errors.problems} attempt={errors.attempt} />
      <CodeField
        id={id}
        label={words.label}
        {...(channel === "email" && { hint: words.mayTake })}
        value={code}
        error={problem ?? errors.errorOf("code")}
        onChange={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
      />
      <p className="text-text-2 tabular-nums type-small">
        {secondsLeft > 0 ? words.left({ time: clockText(secondsLeft) }) : words.expired}
      </p>
      <Button type="submit" full busy={isBusy}>
        {words.submit}
      </Button>
      <ResendCode
        from={sent.resendAt}
        words={{ again: words.resend, wait: words.resendIn, done: words.resent }}
        onResend={async () => {
          setSent(withDeadlines(await onResend()));
          setCode("");
          setProblem(null);
          document.getElementById(id)?.focus();
        }}
      />
    </ScriptedForm>
  );
}

function withDeadlines({ requestId, expiresIn, retryAfter }: SentCode) {
  const now = Date.now();
  return { requestId, expiresAt: now + expiresIn * 1000, resendAt: now + retryAfter * 1000 };
}
