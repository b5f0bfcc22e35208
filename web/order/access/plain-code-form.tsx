import { problemText } from "#domain/message/problem-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { CodeAnswer } from "./submit-order-code.ts";

type Props = { answer: CodeAnswer & { requestId: string }; contact: string };

/** The form for a code that was requested without JavaScript. */
export function PlainCodeForm({ answer: { channel, requestId, problem }, contact }: Props) {
  const t = useMessages();
  const { code: words } = useNamespace("login");
  const refused =
    problem === null ? undefined : (problemText(t.errorCodes, problem.code, problem.details) ?? t.error.default);
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-text type-body">
        {channel === "email" ? words.sentEmail({ contact }) : words.sentPhone({ contact })}
      </p>
      <form method="post" className="grid gap-4">
        <input type="hidden" name="channel" value={channel} />
        <input type="hidden" name="requestId" value={requestId} />
        <TextField
          name="code"
          label={words.label}
          error={refused}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <Button type="submit" full>
          {words.submit}
        </Button>
      </form>
      <form method="post">
        <Button type="submit" variant="secondary" full name="channel" value={channel}>
          {words.resend}
        </Button>
      </form>
    </div>
  );
}
