import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { ListedPayment } from "#api/payment/gateway/payment-port.ts";
import { readListPage } from "./read-payment.ts";

/** A longer list is treated as an error. */
const MAX_PAGES = 1_000;

/**
 * All payments that were created since then; `null` if a page is missing or invalid. The newest come first, so a payment
 * that begins meanwhile shifts the others to later pages, where they are seen twice and never missed.
 */
export async function listPayments(client: GatewayClient, since: Date): Promise<ListedPayment[] | null> {
  const found = new Map<string, ListedPayment>();
  for (let page = 1; page <= MAX_PAGES; ) {
    const query = new URLSearchParams({ "created[gt]": since.toISOString(), page: String(page) });
    const answer = await client.get(`/payments?${query}`);
    const read = answer?.status === 200 ? readListPage(answer.json) : null;
    if (!read) return null;
    for (const payment of read.payments) found.set(payment.paymentId, payment);
    if (read.next === null) return [...found.values()];
    // A list that leads back would never end.
    if (read.next <= page) return null;
    page = read.next;
  }
  return null;
}
