import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { ChangeInput, ChangePreview } from "#contract/order/change.ts";
import type { CartGuest } from "./cart-guest.ts";
import { type aPayingGuest, testCards } from "./paying-guest.ts";

type Guest = Pick<CartGuest, "call" | "get"> & Pick<ReturnType<typeof aPayingGuest>, "pay">;

/** The calls with which a guest changes an order. */
export function changingGuest({ call, get, pay }: Guest, orderNumber: string) {
  const at = (url: string) => url.replace(":orderNumber", orderNumber);
  const previewChange = (input: Omit<ChangeInput, "guestCount"> & Partial<ChangeInput>) =>
    call("POST", at(endpoints.previewChange.url), { guestCount: { adults: 2, children: 1 }, ...input });
  const modify = (
    { previewId, difference }: Pick<ChangePreview, "previewId" | "difference">,
    headers: Record<string, string> = {},
  ) => call("POST", at(endpoints.modifyOrder.url), { previewId, acceptedDifference: difference }, headers);
  return {
    previewChange,
    modify,
    /** Previews and changes at once; `answer` is the refusal of a preview that is refused. */
    changeTo: async (input: Parameters<typeof previewChange>[0]) => {
      const preview = await previewChange(input);
      const previewed: ChangePreview = preview.json();
      return { previewed, answer: preview.statusCode === 200 ? await modify(previewed) : preview };
    },
    giveUp: () => call("DELETE", at(endpoints.giveUpChange.url)),
    payChange: async (cartId: string, card: string, more: object = {}) => pay((await get(cartId)).json(), card, more),
    /** The wallet pays what is left to pay. */
    payChangeByWallet: async (cartId: string) =>
      pay((await get(cartId)).json(), testCards.paid, { method: "wallet", token: undefined }),
    changeDates: () => call("GET", at(endpoints.getChangeDates.url)),
  };
}
