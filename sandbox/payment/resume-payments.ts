import { sandboxNow } from "../clock.ts";
import { applyDue } from "./move-payment.ts";
import { allPayments } from "./payment-store.ts";

/** Applies changes that were due while the sandbox was stopped; schedules the others. */
export function resumePayments(): void {
  for (const payment of allPayments()) {
    if (payment.due) setTimeout(() => applyDue(payment), Math.max(0, payment.due.at - sandboxNow() + 1)).unref();
  }
}
