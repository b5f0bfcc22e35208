import { sandboxNow } from "../clock.ts";
import { approve, movePayment } from "./move-payment.ts";
import type { Payment } from "./payment.ts";
import { settleActions } from "./settle-actions.ts";

/** Applies what was due: a scheduled change, and actions that settle. */
export function applyDue(payment: Payment): Payment {
  settleActions(payment);
  const { due } = payment;
  if (!due || sandboxNow() < due.at) return payment;
  payment.due = null;
  if (due.what === "approve") void approve(payment);
  if (due.what === "charge") void approve(Object.assign(payment, { direct: true }));
  if (due.what === "time-out") void movePayment(payment, "declined", "authentication-timed-out");
  if (due.what === "expire") void movePayment(payment, "voided");
  return payment;
}
