import type { PaymentMethod } from "#domain/payment/methods.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The names and descriptions of the payment methods. */
export function useMethodNames() {
  const { methods, hints } = useNamespace("pay");
  const wordOf = (method: PaymentMethod) => (method === "apple-pay" ? "applePay" : method);
  return {
    nameOf: (method: PaymentMethod) => methods[wordOf(method)],
    hintOf: (method: PaymentMethod) => hints[wordOf(method)],
  };
}
