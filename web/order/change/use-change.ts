import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ChangePreview } from "#contract/order/change.ts";
import { track } from "#web/lib/analytics/track.ts";
import { problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { usePaths } from "#web/shared/paths.ts";
import { showResult } from "#web/shared/result/show-result.ts";
import { useOrderSubmit } from "../access/confirm-order-provider.tsx";
import { newPreview } from "../action/refusal-of.ts";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";

const keys = createIdempotencyKeys(() => sessionStorage, "CHANGE_ATTEMPT");

/** Changes a booking, once however often the button is pressed, and goes on to the payment or to the booking. */
export function useChange(onChanged: (preview: ChangePreview) => void) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const path = usePaths();
  const paths = useOrderPaths();
  const { orderNumber } = useOrder().order;
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useOrderSubmit({
    onFieldErrors: () => {},
    onFailure: (error) => {
      if (problemOf(error)) keys.clear();
      const preview = newPreview<ChangePreview>(error);
      if (preview) onChanged(preview);
      return preview !== null;
    },
  });
  async function change({ previewId, difference: acceptedDifference }: ChangePreview) {
    const body = { previewId, acceptedDifference };
    const made: { to?: string } = {};
    const call = async () => {
      const params = { orderNumber };
      const answer = await callFromBrowser("modifyOrder", { params, body }, keys.keysFor({ orderNumber, ...body }));
      made.to = answer.status === "PAY" ? path("payment", { cartId: answer.cartId }) : paths.changed;
    };
    if (!(await submit(call)) || !made.to) return;
    keys.clear();
    setDone(true);
    await navigate(made.to);
    if (made.to !== paths.changed) return;
    track("change_done", { orderNumber });
    // The URL of a booking that was changed before stays the same, which would load nothing.
    await revalidate();
    showResult("change");
  }
  return { change, isBusy: isBusy || isDone, problem };
}
