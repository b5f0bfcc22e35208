import { useEffect, useEffectEvent, useState } from "react";
import type { Calls } from "#contract/calls.ts";
import { cartCall } from "#web/checkout/cart/cart-group.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePayable } from "./payable-context.tsx";

export type Methods = Calls["listPaymentMethods"]["answer"];

/** The payment methods, loaded again when the total changes, because lenders decide by the amount. */
export function useMethods(first: Methods | null) {
  const { cartId, payable } = usePayable();
  const [loaded, setLoaded] = useState({ first, methods: first });
  const methods = loaded.first === first ? loaded.methods : first;
  const [isFailed, setFailed] = useState(first === null);
  const { total } = payable;
  const load = useEffectEvent(async () => {
    try {
      const answer = await callFromBrowser("listPaymentMethods", { query: { cartId } }, cartCall(cartId));
      setLoaded({ first, methods: answer });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });
  const isOld = methods !== null && methods.payable.total !== total;
  useEffect(() => {
    if (isOld) void load();
  }, [isOld]);
  return { methods, isFailed: methods === null && isFailed, reload: () => void load() };
}
