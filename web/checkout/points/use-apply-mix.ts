import { useRef, useState } from "react";
import type { Cart } from "#contract/cart/cart.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { cartCall } from "#web/checkout/cart/cart-group.ts";
import { applyLoyalty, removeLoyalty } from "#web/checkout/cart/use-loyalty.ts";
import { useConfirmedIdentity } from "#web/confirm-identity/confirm-identity-provider.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { type Mix, type MixCall, planMix, runMix, usedBy } from "./plan-mix.ts";

/** Applies one of the mixes by its calls in order; if one fails, all are undone together. */
export function useApplyMix(mixes: readonly Mix[], onDone: () => void) {
  const { advice: words } = useNamespace("points");
  const { cart, set, refresh } = useCart();
  const confirmed = useConfirmedIdentity();
  const show = useSnackbar();
  const [running, setRunning] = useState<Mix["name"] | null>(null);
  const isWhole = useRef(true);
  const { submit, problem, setProblem } = useSubmitOnce({
    onFailure: () => {
      setProblem(isWhole.current ? words.undone : words.partly);
      return true;
    },
  });
  async function applyMix(mix: Mix) {
    setRunning(mix.name);
    const isDone = await submit(async () => {
      const used = usedBy(cart);
      const requestId = mixes.find(({ method }) => method === used.method)?.requestId ?? null;
      let last: Cart | null = null;
      const send = async (call: MixCall) => {
        last = await confirmed(() => sendCall(cart.cartId, call));
      };
      try {
        isWhole.current = true;
        await runMix(planMix(used, mix, requestId), send, {
          wasRefused: (error) => problemOf(error) !== undefined,
          onUndone: (all) => {
            isWhole.current = all;
          },
        });
        if (last) set(last);
      } catch (error) {
        await refresh().catch(() => {});
        throw error;
      }
    });
    setRunning(null);
    if (!isDone) return;
    track("advice_applied", { mix: mix.name });
    show({ text: words.done({ name: words[mix.name] }) });
    onDone();
  }
  return { applyMix: (mix: Mix) => void applyMix(mix), running, problem };
}

function sendCall(cartId: string, call: MixCall): Promise<Cart> {
  if (call.call === "applyLoyalty") return applyLoyalty(cartId, call.body);
  if (call.call === "removeLoyalty") return removeLoyalty(cartId, call.method);
  const { code } = call;
  return call.call === "applyCoupon"
    ? callFromBrowser("applyCoupon", { params: { cartId }, body: { code } }, cartCall(cartId))
    : callFromBrowser("removeCoupon", { params: { cartId, code } }, cartCall(cartId));
}
