import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { ListedPayment } from "#api/payment/gateway/payment-port.ts";
import { readListed, readPayment, type TabbyPayment } from "./read-payment.ts";

const PAGE = 20;
/** More than three days of payments; a list without an end is no answer. */
const MAX_PAGES = 1_000;

const Page = z.object({ payments: z.array(z.unknown()).max(1_000).nullish() });

/** All payments that guests approved at any of the addresses; `null` when one of them does not answer. */
export async function listPayments(clients: readonly GatewayClient[], since: Date): Promise<ListedPayment[] | null> {
  const lists = await Promise.all(clients.map((client) => listAt(client, since)));
  const found = lists.flatMap((list) => list ?? []);
  return lists.includes(null) ? null : found;
}

/** Payments that begin meanwhile move others to the next page, so one may be read twice and none is missed. */
async function listAt(client: GatewayClient, since: Date): Promise<ListedPayment[] | null> {
  const found = new Map<string, TabbyPayment>();
  let offset = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const rows = await pageAt(client, since, offset);
    if (rows === null) return null;
    if (rows.length === 0) return [...found.values()].filter((each) => isSince(each, since)).flatMap(toListed);
    for (const payment of rows.map(readPayment)) if (payment) found.set(payment.id, payment);
    offset += rows.length;
  }
  return null;
}

async function pageAt(client: GatewayClient, since: Date, offset: number): Promise<unknown[] | null> {
  // Tabby takes a day and no time.
  const day = since.toISOString().slice(0, 10);
  const answer = await client.get(`/api/v2/payments?created_at__gte=${day}&limit=${PAGE}&offset=${offset}`);
  const read = answer?.status === 200 ? Page.safeParse(answer.json) : null;
  return read?.success ? (read.data.payments ?? []) : null;
}

function isSince({ created_at: createdAt }: TabbyPayment, since: Date): boolean {
  const at = Date.parse(createdAt ?? "");
  return Number.isNaN(at) || at >= since.getTime();
}

function toListed(payment: TabbyPayment): ListedPayment[] {
  const listed = readListed(payment);
  return listed ? [listed] : [];
}
