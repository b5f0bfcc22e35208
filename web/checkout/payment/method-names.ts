import type { PaymentMethod } from "#domain/payment/methods.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** What ways to pay are called, and what choosing one means. */
export function useMethodNames() {
  const { methods, hints } = useNamespace("pay");
  const wordOf = (method: PaymentMethod) => (method === "apple-pay" ? "applePay" : method);
  return {
    nameOf: (method: PaymentMethod) => methods[wordOf(method)],
    hintOf: (method: PaymentMethod) => hints[wordOf(method)],
  };
}
