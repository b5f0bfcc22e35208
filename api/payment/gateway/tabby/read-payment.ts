import { z } from "zod";
import type { Evidence, ListedPayment, PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { problems } from "#domain/problem/problems.ts";
import { isTabbyCurrency, readAmount } from "./tabby-amount.ts";

const Movement = z.object({ amount: z.string().max(30), reference_id: z.string().max(200).nullish() });

const TabbyPayment = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(60),
  amount: z.string().max(30),
  currency: z.string().max(3),
  created_at: z.string().max(40).nullish(),
  order: z.object({ reference_id: z.string().max(200).nullish() }).nullish(),
  captures: z.array(Movement).nullish(),
  refunds: z.array(Movement).nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
});
export type TabbyPayment = z.infer<typeof TabbyPayment>;

const SILENT: Evidence = { kind: "silent" };
/** People have to look at it: money may be meant. */
const STRANGE: Evidence = { kind: "silent", isStrange: true };

type State = Pick<Evidence, "kind" | "failureCode"> | null;
type Money = { amountMinor: number; capturedMinor: number; refundedMinor: number };

/** Our kind of each status; `null` where the money does not fit it, because we never capture a part. */
const states = new Map<string, (money: Money) => State>(
  Object.entries<(money: Money) => State>({
    CREATED: () => ({ kind: "challenge" }),
    AUTHORIZED: ({ capturedMinor }) => (capturedMinor === 0 ? { kind: "authorised" } : null),
    CLOSED: ({ amountMinor, capturedMinor }) => {
      if (capturedMinor === 0) return { kind: "voided" };
      return capturedMinor === amountMinor ? { kind: "captured" } : null;
    },
    REJECTED: () => ({ kind: "declined", failureCode: problems["method-not-for-this-order"].code }),
    EXPIRED: () => ({ kind: "voided", failureCode: problems["bank-verification-timed-out"].code }),
  }),
);

/** A payment in Tabby's format; `null` when it is none. */
export function readPayment(json: unknown): TabbyPayment | null {
  const read = TabbyPayment.safeParse(json);
  return read.success ? read.data : null;
}

/** Reads what Tabby answers about a payment of ours; an invalid answer is none. */
export function readEvidence(json: unknown, { paymentId, reference }: PaymentKey): Evidence {
  const payment = readPayment(json);
  if (payment?.id !== reference) return SILENT;
  const ours = payment.order?.reference_id;
  return ours && ours !== paymentId ? STRANGE : evidenceOf(payment);
}

export function evidenceOf(payment: TabbyPayment): Evidence {
  const money = moneyOf(payment);
  const state = money && states.get(payment.status)?.(money);
  if (!money || !state) return STRANGE;
  const { amountMinor, refundedMinor } = money;
  return { ...state, reference: payment.id, amountMinor, currency: payment.currency, refundedMinor };
}

function moneyOf({ amount, currency, captures, refunds }: TabbyPayment): Money | null {
  if (!isTabbyCurrency(currency)) return null;
  const read = (text: string) => readAmount(text, currency) ?? Number.NaN;
  const sum = (movements: TabbyPayment["captures"]) =>
    (movements ?? []).reduce((total, movement) => total + read(movement.amount), 0);
  const money = { amountMinor: read(amount), capturedMinor: sum(captures), refundedMinor: sum(refunds) };
  return Object.values(money).some(Number.isNaN) ? null : money;
}

/** A payment of a list; `null` for one without a reference of ours, or that cannot be read. */
export function readListed(payment: TabbyPayment): ListedPayment | null {
  const paymentId = payment.order?.reference_id;
  const { kind, amountMinor, currency, refundedMinor, reference } = evidenceOf(payment);
  if (!paymentId || !reference || amountMinor === undefined || currency === undefined) return null;
  const proof = payment.meta?.proof;
  return {
    paymentId,
    reference,
    kind,
    amountMinor,
    currency,
    refundedMinor: refundedMinor ?? 0,
    ...(typeof proof === "string" ? { proof } : {}),
  };
}
