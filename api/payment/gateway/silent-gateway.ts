import type { Evidence, PaymentGateway } from "./payment-port.ts";

const SILENT: Evidence = { kind: "silent" };

/** A gateway without keys: nothing is offered with it, and questions about its old payments stay open. */
export function silentGateway({ name, capabilities }: Pick<PaymentGateway, "name" | "capabilities">): PaymentGateway {
  return {
    name,
    capabilities,
    takesNew: false,
    isDown: () => false,
    isUp: () => false,
    check: async () => ({ answers: false, detail: "no keys" }),
    begin: async () => SILENT,
    ask: async () => SILENT,
    capture: async () => SILENT,
    cancel: async () => SILENT,
    refund: async () => null,
    list: async () => null,
    readWebhook: () => "bad-signature",
  };
}
