import { useState } from "react";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { CancelReason } from "#domain/order/cancel-reason.ts";
import type { RefundRoute } from "#domain/order/refund.ts";
import { track } from "#web/lib/analytics/track.ts";
import { isProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import type { FieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { newPreview } from "../action/refusal-of.ts";

const keys = createIdempotencyKeys(() => sessionStorage, "CANCEL_ATTEMPT");

type Options = {
  orderNumber: string;
  onChanged: (preview: CancelPreview) => void;
  onFieldErrors: (errors: FieldErrors<string>) => void;
  /** The booking is cancelled, by this call or before it. */
  onDone: () => void;
};

/** Cancels a booking, once however often the button is pressed. */
export function useCancel({ orderNumber, onChanged, onFieldErrors, onDone }: Options) {
  const [isDone, setDone] = useState(false);
  const end = () => {
    keys.clear();
    setDone(true);
    onDone();
    return true;
  };
  const { submit, isBusy, problem } = useOrderSubmit({
    onFieldErrors,
    onFailure: (error) => {
      if (problemOf(error)) keys.clear();
      const preview = newPreview<CancelPreview>(error);
      if (preview) onChanged(preview);
      return preview !== null || (isProblem(error, "cancel-running") && end());
    },
  });
  async function cancel(choice: { previewId: string; route: RefundRoute; reason: CancelReason; note: string }) {
    const { note, ...rest } = choice;
    const body = { ...rest, ...(note.trim() && { note }) };
    const call = () =>
      callFromBrowser("cancelOrder", { params: { orderNumber }, body }, keys.keysFor({ orderNumber, ...body }));
    if (!(await submit(call))) return;
    track("cancel_done", { orderNumber });
    end();
  }
  return { cancel, isBusy: isBusy || isDone, problem };
}
