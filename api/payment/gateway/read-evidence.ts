import { z } from "zod";
import { problems } from "#domain/problem/problems.ts";
import type { Evidence, ListedPayment, TokenCard } from "./payment-port.ts";

const ProviderPayment = z.object({
  id: z.string().min(1).max(60),
  reference: z.string().min(1).max(100),
  status: z.enum(["pending", "challenge", "authorised", "captured", "declined", "voided"]),
  failure: z.string().max(60).nullable(),
  /** `null` for a payment that was cancelled before it began. */
  amount: z.int().min(0).nullable(),
  currency: z.string().max(3).nullable(),
  refunded: z.int().min(0),
  card: z
    .object({
      brand: z.string().max(30),
      last4: z.string().regex(/^\d{4}$/),
      /** Not every provider has one. */
      fingerprint: z.string().min(8).max(100).optional(),
    })
    .nullable(),
  /** Only of lenders. */
  plan: z.object({ instalments: z.int().min(2).max(36), first: z.int().min(1) }).nullish(),
  redirectUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
});
type ProviderPayment = z.infer<typeof ProviderPayment>;

const ListPage = z.object({ payments: z.array(ProviderPayment).max(200), next: z.int().nullable() });

const DECLINED = problems["card-declined"].code;
/** The provider's reasons as codes of our catalogue; an unknown reason counts as declined. */
const failureCodes: Record<string, number> = {
  declined: DECLINED,
  "insufficient-funds": problems["card-balance-too-low"].code,
  "authentication-failed": problems["bank-verification-failed"].code,
  "authentication-timed-out": problems["bank-verification-timed-out"].code,
  "not-eligible": problems["method-not-for-this-order"].code,
};

/** Reads the JSON of a provider. Another payment or an invalid answer counts as no answer. */
export function readEvidence(json: unknown, paymentId: string): Evidence {
  const read = ProviderPayment.safeParse(json);
  if (!read.success || read.data.id !== paymentId) return { kind: "silent" };
  const { status, failure, reference, redirectUrl, card, plan, amount, currency, refunded } = read.data;
  if (status === "challenge" && redirectUrl === null) return { kind: "silent" };
  return {
    kind: status,
    reference,
    refundedMinor: refunded,
    ...(amount === null ? {} : { amountMinor: amount }),
    ...(currency === null ? {} : { currency }),
    ...(redirectUrl === null ? {} : { redirectUrl }),
    ...(card === null ? {} : { card }),
    ...(plan ? { plan: { instalments: plan.instalments, firstMinor: plan.first } } : {}),
    ...(status === "declined" ? { failureCode: failureCodes[failure ?? ""] ?? DECLINED } : {}),
  };
}

const TokenAnswer = z.object({ brand: z.string().max(30) });

/** Reads what a provider tells of a token. */
export function readTokenBrand(json: unknown): TokenCard {
  const read = TokenAnswer.safeParse(json);
  return read.success ? { kind: "card", brand: read.data.brand } : { kind: "silent" };
}

export function readListPage(json: unknown): { items: ListedPayment[]; next: number | null } | null {
  const read = ListPage.safeParse(json);
  return read.success ? { items: read.data.payments.map(toListed), next: read.data.next } : null;
}

function toListed({ id, status, amount, currency, refunded }: ProviderPayment): ListedPayment {
  return { paymentId: id, kind: status, amountMinor: amount ?? 0, currency: currency ?? "", refundedMinor: refunded };
}

/** The provider certainly refused to begin: no money was taken. */
export const refusedEvidence: Evidence = { kind: "declined", failureCode: DECLINED };
