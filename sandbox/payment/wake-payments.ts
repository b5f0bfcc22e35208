import { sandboxNow } from "../clock.ts";
import { settle } from "./move-payment.ts";
import { providerNames } from "./payment.ts";
import { paymentsOf } from "./payment-book.ts";

/** What was due while nobody was here happens now; the rest at its time. */
export function wakePayments(): void {
  for (const payment of providerNames.flatMap(paymentsOf)) {
    if (payment.due) setTimeout(() => settle(payment), Math.max(0, payment.due.at - sandboxNow() + 1)).unref();
  }
}
