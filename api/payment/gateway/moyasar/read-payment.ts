import { z } from "zod";
import type { Evidence, ListedPayment } from "#api/payment/gateway/payment-port.ts";
import type { EvidenceKind } from "#domain/payment/payment-state.ts";
import { cardBrand } from "./card-brand.ts";
import { failureCode } from "./failure-code.ts";

const text = (max: number) => z.string().max(max).nullish();

const Source = z.object({
  company: text(40),
  number: text(60),
  message: text(1_000),
  response_code: text(40),
  transaction_url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullish(),
});

const MoyasarPayment = z.object({
  id: z.string().min(1).max(60),
  status: z.string().min(1).max(40),
  amount: z.int().min(0),
  currency: z.string().length(3),
  refunded: z.int().min(0),
  /** What was captured of a payment that was held; 0 for one that was paid at once. */
  captured: z.int().min(0).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: Source.nullish(),
});
export type MoyasarPayment = z.infer<typeof MoyasarPayment>;

/** `verified` belongs to tokens, of which we ask for none that charges: like an unknown word it is nothing of ours. */
const kinds: Record<string, EvidenceKind> = {
  initiated: "challenge",
  authorized: "authorised",
  paid: "captured",
  captured: "captured",
  refunded: "captured",
  voided: "voided",
  failed: "declined",
};

/** The payment of an answer, or `null` when the answer is not valid. */
export function readPayment(json: unknown): MoyasarPayment | null {
  const read = MoyasarPayment.safeParse(json);
  return read.success ? read.data : null;
}

/** Reads the JSON of Moyasar. Another payment or an invalid answer counts as no answer. */
export function readEvidence(json: unknown, paymentId: string): Evidence {
  const payment = readPayment(json);
  return payment?.id === paymentId ? toEvidence(payment) : { kind: "silent" };
}

function toEvidence(payment: MoyasarPayment): Evidence {
  const { id, currency, refunded, source } = payment;
  const kind = kindOf(payment);
  if (!kind) return { kind: "silent", isStrange: true };
  const redirectUrl = source?.transaction_url;
  const card = cardOf(payment);
  return {
    kind,
    reference: id,
    amountMinor: takenMinor(payment),
    currency,
    refundedMinor: refunded,
    ...(kind === "challenge" && redirectUrl ? { redirectUrl } : {}),
    ...(card ? { card } : {}),
    ...(kind === "declined" ? { failureCode: failureCode(source ?? {}) } : {}),
  };
}

/** Without a page of the bank nobody is asked for anything, and the bank is still deciding. */
function kindOf({ status, source }: MoyasarPayment): EvidenceKind | null {
  const kind = kinds[status] ?? null;
  return kind === "challenge" && !source?.transaction_url ? "pending" : kind;
}

/** Of a capture of only a part it is that part, which is not the amount that we asked for. */
function takenMinor({ amount, captured }: MoyasarPayment): number {
  return captured ? captured : amount;
}

function cardOf({ source }: MoyasarPayment): Evidence["card"] | null {
  const [last4] = /\d{4}$/.exec(source?.number ?? "") ?? [];
  return source?.company && last4 ? { brand: cardBrand(source.company), last4 } : null;
}

const ListPage = z.object({
  payments: z.array(MoyasarPayment).max(200),
  meta: z.object({ next_page: z.int().min(1).nullable() }),
});

export function readListPage(json: unknown): { payments: ListedPayment[]; next: number | null } | null {
  const read = ListPage.safeParse(json);
  return read.success ? { payments: read.data.payments.map(toListed), next: read.data.meta.next_page } : null;
}

function toListed(payment: MoyasarPayment): ListedPayment {
  const { id, currency, refunded, metadata } = payment;
  const proof = metadata?.proof;
  return {
    paymentId: id,
    reference: id,
    kind: kindOf(payment) ?? "silent",
    amountMinor: takenMinor(payment),
    currency,
    refundedMinor: refunded,
    ...(typeof proof === "string" ? { proof } : {}),
  };
}
