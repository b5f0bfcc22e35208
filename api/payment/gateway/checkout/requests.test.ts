import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import { checkoutAt, keyOf } from "#api/testing/gateways/checkout-payments.ts";

const FILE = join(import.meta.dirname, "requests.golden.json");
const HEADERS = ["authorization", "accept", "accept-language", "content-type", "cko-idempotency-key"];
const REFERENCE = "pay_abcdefghijklmnopqrstuvwxyz";

const order = aPaymentOrder({
  paymentId: "11111111-2222-4333-8444-555555555555",
  token: "tok_1",
  cardBrand: "visa",
  proof: "a-proof-of-16-ch",
  returnUrl: "https://www.example.com/api/payment-api/return/11111111-2222-4333-8444-555555555555",
});
const refund = { refundId: "66666666-7777-4888-8999-aaaaaaaaaaaa", amountMinor: 25_000 };

type Recorded = { call: string; headers: Record<string, string>; body: unknown };
const recorded: Recorded[] = [];
let server: Server;
let url: string;

/** Answers as if every payment were authorised and nothing was ordered for it. */
function answerTo({ method, url: path = "" }: IncomingMessage): [status: number, json: unknown] {
  const payment = { id: REFERENCE, status: "Authorized", reference: order.paymentId, amount: 125_000, currency: "SAR" };
  if (path.endsWith("/actions")) return [200, []];
  if (/\/(captures|voids|refunds)$/.test(path)) return [202, { action_id: "act_1" }];
  if (path === "/payments/search") {
    const href = "https://prefix.api.checkout.com/payments/search/abc?token=def";
    return [200, { data: [], _links: { next: { href } } }];
  }
  if (path.startsWith("/payments/search/")) return [200, { data: [] }];
  if (path.startsWith("/payments?")) return [200, { data: [payment], total_count: 1 }];
  return [method === "POST" && path === "/payments" ? 201 : 200, payment];
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    recorded.push(await record(request));
    const [status, json] = answerTo(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

async function record(request: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const headers = Object.fromEntries(
    HEADERS.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
  );
  return { call: `${request.method} ${request.url}`, headers, body: text === "" ? null : JSON.parse(text) };
}

/** `UPDATE_GOLDEN=1` writes the file anew; then compare it with the tables of `docs/partners/checkout.md`. */
test("our requests are exactly those that were compared with Checkout.com's documents", async () => {
  const checkout = checkoutAt(url, { url });
  const knet = { method: "knet", country: "KW", currency: "KWD", amountMinor: 45_678, token: null } as const;
  const key = keyOf(order, REFERENCE);
  await checkout.cardSession?.(order);
  await checkout.readToken?.("tok_1");
  await checkout.begin(order);
  await checkout.begin({ ...order, challenge: "required", language: "ar" });
  await checkout.begin({ ...order, cardBrand: "mada" });
  await checkout.begin({ ...order, method: "apple-pay" });
  await checkout.begin({ ...order, ...knet, language: "ar" });
  await checkout.ask(key);
  await checkout.ask(keyOf(order));
  await checkout.capture(key);
  await checkout.cancel(key);
  await checkout.refund(key, refund);
  await checkout.list(new Date("2027-02-03T04:05:06Z"));
  const written = `${JSON.stringify(recorded, null, 2)}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(FILE, written);
  expect(recorded).toEqual(JSON.parse(readFileSync(FILE, "utf8")));
});

test("mada is held like every card where the operator's contract allows it", async () => {
  recorded.splice(0);
  await checkoutAt(url, { url, atOnce: [] }).begin({ ...order, cardBrand: "mada" });
  expect(recorded).toMatchObject([{ body: { capture: false, metadata: { udf1: "mada" } } }]);
});
