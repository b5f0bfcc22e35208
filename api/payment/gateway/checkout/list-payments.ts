import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { ListedPayment } from "#api/payment/gateway/payment-port.ts";
import type { CallAnswer } from "#api/platform/http-client/call-json.ts";
import { getAnswer } from "./checkout-client.ts";
import { isUuid } from "./is-uuid.ts";
import { PaymentAnswer } from "./payment-answer.ts";
import { kindOf } from "./read-evidence.ts";

const PAGE = 100;
/** A longer list is treated as an error. */
const MAX_PAGES = 1_000;
const NEXT = "/payments/search/";

const Page = z.object({
  data: z.array(z.object({ reference: z.string().nullish() }).loose()),
  _links: z.object({ next: z.object({ href: z.string() }).nullish() }).nullish(),
});

/** All payments with a reference of ours that were created since then; `null` when a page is missing or invalid. */
export async function listPayments(client: GatewayClient, since: Date): Promise<ListedPayment[] | null> {
  const all: ListedPayment[] = [];
  let answer = await client.post("/payments/search", { body: { from: since.toISOString(), limit: PAGE } });
  for (let page = 0; page < MAX_PAGES; page++) {
    const read = readPage(answer);
    if (!read) return null;
    all.push(...read.payments);
    if (!read.next) return all;
    answer = await getAnswer(client, read.next);
  }
  return null;
}

function readPage(answer: CallAnswer | null): { payments: ListedPayment[]; next: string | null } | null {
  const read = answer?.status === 200 ? Page.safeParse(answer.json) : null;
  if (!read?.success) return null;
  const payments = read.data.data.filter(({ reference }) => isUuid(reference)).map(readListed);
  if (payments.some((payment) => payment === null)) return null;
  return { payments: payments as ListedPayment[], next: nextPath(read.data._links?.next?.href) };
}

/** Our key goes to our base URL only, whatever host the address of the next page names. */
function nextPath(href = ""): string | null {
  const at = href.indexOf(NEXT);
  return at < 0 ? null : href.slice(at);
}

function readListed(row: unknown): ListedPayment | null {
  const read = PaymentAnswer.safeParse(row);
  if (!read.success) return null;
  const { reference, status, amount, currency, balances, metadata } = read.data;
  if (!reference || typeof amount !== "number" || !currency) return null;
  const proof = metadata?.proof;
  return {
    paymentId: reference,
    kind: kindOf(status),
    amountMinor: amount,
    currency,
    refundedMinor: balances?.total_refunded ?? 0,
    ...(typeof proof === "string" ? { proof } : {}),
  };
}
