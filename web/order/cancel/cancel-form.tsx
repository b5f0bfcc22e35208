import { useEffect, useState } from "react";
import type { CancelPreview } from "#contract/order/cancel.ts";
import { cancelReasons, MAX_CANCEL_NOTE } from "#domain/order/cancel-reason.ts";
import type { RefundRoute } from "#domain/order/refund.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import type { FieldErrors } from "#web/shared/form/use-field-errors.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { TextArea } from "#web/ui/field/text-area.tsx";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { CancelAmounts } from "./cancel-amounts.tsx";
import { CancelSteps } from "./cancel-steps.tsx";
import { RouteChoice } from "./route-choice.tsx";
import { useCancel } from "./use-cancel.ts";

type Props = {
  preview: CancelPreview;
  /** The refund that the guest saw before it changed, and the errors of a form that was sent without JavaScript. */
  before?: number | null;
  firstProblem?: string | null;
  firstErrors?: FieldErrors<string>;
  onDone: () => void;
  /** Closes the dialog; on a page a link leads back. */
  onKeep?: () => void;
};

const reasonKeys = {
  plans: "plans",
  price: "price",
  "found-other": "foundOther",
  home: "home",
  other: "other",
} as const;

/** What a cancellation returns, and the form that makes it. It is a plain form, so it works without JavaScript. */
export function CancelForm({ preview: first, before: firstBefore = null, firstProblem = null, ...props }: Props) {
  const { firstErrors = {}, onDone, onKeep } = props;
  const words = useNamespace("cancel");
  const fieldWords = useNamespace("field");
  const { orderNumber } = useOrder().order;
  const paths = useOrderPaths();
  const [shown, setShown] = useState({ preview: first, before: firstBefore });
  const [route, setRoute] = useState<RefundRoute>("original");
  const [errors, setErrors] = useState<FieldErrors<string>>(firstErrors);
  const { preview, before } = shown;
  const { cancel, isBusy, problem } = useCancel({
    orderNumber,
    onChanged: (next) => setShown({ preview: next, before: preview.refundable }),
    onFieldErrors: setErrors,
    onDone,
  });
  useEffect(() => track("cancel_previewed", { orderNumber }), [orderNumber]);
  const errorOf = (name: string) => {
    const text = errors[name] && fieldWords[errors[name]];
    return typeof text === "string" ? text : undefined;
  };
  return (
    <form
      method="post"
      action={paths.cancel}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        // A guest may have chosen before the page was hydrated, so the form itself has the answer.
        const form = new FormData(event.currentTarget);
        const reason = cancelReasons.find((each) => each === form.get("reason"));
        setErrors(reason ? {} : { reason: "cancelReason" });
        const note = String(form.get("note") ?? "");
        if (reason) void cancel({ previewId: preview.previewId, route, reason, note });
        else event.currentTarget.querySelector<HTMLInputElement>("[name=reason]")?.focus();
      }}
    >
      <input type="hidden" name="previewId" value={preview.previewId} />
      <input type="hidden" name="shown" value={preview.refundable} />
      <CancelAmounts preview={preview} before={before} route={route} />
      <RouteChoice preview={preview} route={route} onChange={setRoute} error={errorOf("route")} />
      <CancelSteps preview={preview} />
      <RadioGroup
        name="reason"
        label={words.reason}
        options={cancelReasons.map((value) => ({ value, label: words.reasons[reasonKeys[value]] }))}
        error={errorOf("reason")}
      />
      <TextArea
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={MAX_CANCEL_NOTE}
        error={errorOf("note")}
      />
      <FormProblem>{problem ?? firstProblem}</FormProblem>
      <div className="grid gap-3 sm:flex">
        <Button type="submit" variant="danger" full="phone" busy={isBusy}>
          {words.confirm}
        </Button>
        {onKeep ? (
          <Button variant="secondary" full="phone" onPress={onKeep}>
            {words.keep}
          </Button>
        ) : (
          <ButtonLink to={paths.order} variant="secondary" full="phone">
            {words.keep}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
