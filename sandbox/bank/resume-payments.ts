import { sandboxNow } from "../clock.ts";
import { applyDue } from "./apply-due.ts";
import { allPayments } from "./bank-store.ts";

/** Applies changes that were due while the sandbox was stopped; schedules the others. */
export function resumePayments(): void {
  for (const payment of allPayments()) {
    const times = [payment.due?.at, ...payment.actions.map(({ state, settlesAt }) => state === "pending" && settlesAt)];
    for (const at of times) {
      if (at) setTimeout(() => applyDue(payment), Math.max(0, at - sandboxNow() + 1)).unref();
    }
  }
}
