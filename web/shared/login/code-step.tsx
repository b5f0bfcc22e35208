import { type FormEvent, useEffect, useId, useState } from "react";
import type { Calls } from "#contract/calls.ts";
import { fieldProblem } from "#domain/field/check-field.ts";
import { readOtp } from "#domain/field/otp.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { CodeField } from "#web/ui/field/code-field.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { codeOf, useFieldErrors } from "../form/use-field-errors.ts";
import { useSubmitOnce } from "../form/use-submit-once.ts";
import { ResendCode } from "./resend-code.tsx";
import { clockText, useSecondsUntil } from "./use-countdown.ts";

const WRONG_CODE = 6006;
/** What the API promises of every code, for answers that do not say it. */
export const CODE_LIFE = { expiresIn: 300, retryAfter: 60 };

/** A code that is on its way. */
export type SentCode = Calls["resendEmailCode"]["answer"];

type Props = {
  channel: "email" | "phone";
  /** As it is shown; see `contactText`. */
  contact: string;
  sent: SentCode;
  /** Does what the code is for; what it throws is told. */
  onCode: (code: string, requestId: string) => Promise<void>;
  /** Sends another; the old one counts no more. */
  onResend: () => Promise<SentCode>;
  onChangeContact?: () => void;
  /** Why a code is asked for, where that is not plain. */
  why?: string;
  /** What the code typed before was refused for. */
  refused?: string;
};

/** Takes the six digits that were sent to somebody: how long they count, another one, another contact. */
export function CodeStep({ channel, contact, sent: first, onCode, onResend, onChangeContact, why, refused }: Props) {
  const { code: words } = useNamespace("login");
  const id = useId();
  const [code, setCode] = useState("");
  const [sent, setSent] = useState(() => noted(first));
  const fault = fieldProblem(code, "otp", readOtp);
  const fields = [{ name: "code" as const, id, label: words.label }];
  const faults = useFieldErrors(fields, fault ? { code: fault } : {});
  const deed = useSubmitOnce(refused);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const secondsLeft = useSecondsUntil(sent.expiresAt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!faults.isSound) return faults.fail();
    const refuse = (error: unknown) => {
      if (codeOf(error) === WRONG_CODE) document.getElementById(id)?.focus();
      return false;
    };
    void deed.run(() => onCode(code, sent.requestId), refuse);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
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
      <ErrorSummary problems={faults.problems} attempt={faults.attempt} />
      <CodeField
        id={id}
        label={words.label}
        {...(channel === "email" && { hint: words.mayTake })}
        value={code}
        error={deed.problem ?? faults.errorOf("code")}
        onChange={(typed) => {
          setCode(typed);
          deed.setProblem(null);
        }}
      />
      <p className="text-text-2 tabular-nums type-small">
        {secondsLeft > 0 ? words.left({ time: clockText(secondsLeft) }) : words.expired}
      </p>
      <Button type="submit" full busy={deed.isBusy}>
        {words.submit}
      </Button>
      <ResendCode
        from={sent.resendAt}
        words={{ again: words.resend, wait: words.resendIn, done: words.resent }}
        onResend={async () => {
          setSent(noted(await onResend()));
          setCode("");
          deed.setProblem(null);
          document.getElementById(id)?.focus();
        }}
      />
    </form>
  );
}

function noted({ requestId, expiresIn, retryAfter }: SentCode) {
  const now = Date.now();
  return { requestId, expiresAt: now + expiresIn * 1000, resendAt: now + retryAfter * 1000 };
}
