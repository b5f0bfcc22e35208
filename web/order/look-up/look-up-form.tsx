import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { problemText } from "#domain/message/problem-text.ts";
import { readLookUp } from "#domain/order/read-look-up.ts";
import { problems } from "#domain/problem/problems.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useForm } from "#web/shared/form/use-form.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import type { LookUpAnswer } from "./look-up.ts";
import { LookUpBoxes } from "./look-up-boxes.tsx";

const MINUTE = 60;

/** The form for number and contact. It is a plain form, so it works before hydration and without scripts. */
export function LookUpForm({ answer }: { answer: LookUpAnswer | null }) {
  const { manage: words } = useNamespace("orders");
  const isBusy = useNavigation().state !== "idle";
  const form = useForm({
    id: "look-up",
    initial: answer?.typed ?? { orderNumber: "", contact: "" },
    validate: (typed) => readLookUp(typed).faults ?? {},
    labels: { orderNumber: words.number, contact: words.contact },
    isSubmitted: Object.keys(answer?.faults ?? {}).length > 0,
  });
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-5 rounded-card border border-border bg-surface p-4 sm:p-6"
      onSubmit={(event) => {
        if (form.isValid && !isBusy) return;
        event.preventDefault();
        form.showErrors();
      }}
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Refusal refusal={answer?.refusal ?? null} />
      <input type="hidden" name="attempt" value={answer?.attempt ?? 0} />
      <LookUpBoxes form={form} />
      <Button type="submit" full busy={isBusy}>
        {words.submit}
      </Button>
      <p className="text-center text-muted type-caption">{words.limit}</p>
    </Form>
  );
}

function Refusal({ refusal }: Pick<LookUpAnswer, "refusal">) {
  const t = useMessages();
  const { manage: words } = useNamespace("orders");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (!refusal) return null;
  const { code, waitSeconds } = refusal;
  const text =
    code === problems["too-many-tries"].code
      ? words.tooMany({ n: Math.ceil(waitSeconds / MINUTE) })
      : (problemText(t.errorCodes, code, {}) ?? t.error.default);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-control bg-danger-soft p-4 text-danger type-body">
      {text}
    </div>
  );
}
