import { methodRow, type PaymentMethod } from "#domain/payment/methods.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The names and descriptions of the payment methods. */
export function useMethodNames() {
  const { hints } = useNamespace("pay");
  const { methods } = useNamespace("paid");
  return {
    nameOf: (method: PaymentMethod) => methods[methodRow(method).words],
    hintOf: (method: PaymentMethod) => hints[methodRow(method).words],
  };
}
