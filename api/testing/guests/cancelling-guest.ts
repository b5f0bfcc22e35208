import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { CartGuest } from "./cart-guest.ts";

/** The calls with which a guest cancels an order. */
export function cancellingGuest({ call }: Pick<CartGuest, "call">, orderNumber: string) {
  const at = (url: string) => url.replace(":orderNumber", orderNumber);
  const preview = () => call("POST", at(endpoints.previewCancellation.url), {});
  const cancel = (previewId: string, more: object = {}, headers: Record<string, string> = {}) =>
    call("POST", at(endpoints.cancelOrder.url), { previewId, route: "original", reason: "plans", ...more }, headers);
  return {
    preview,
    cancel,
    /** Previews and cancels at once. */
    cancelNow: async () => {
      const previewed: CancelPreview = (await preview()).json();
      return { previewed, answer: await cancel(previewed.previewId) };
    },
  };
}
