import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anOrder, keyOf, moyasarAt } from "#api/testing/gateways/moyasar-payments.ts";

const SENT = ["authorization", "user-agent", "accept", "accept-language", "content-type"];
const order = anOrder({
  paymentId: "11111111-2222-4333-8444-555555555555",
  token: "token_abcdefghijklmnopqrstuvwxyz",
  proof: "a-proof-of-16-ch",
});
const payment = {
  id: order.paymentId,
  status: "authorized",
  amount: order.amountMinor,
  currency: order.currency,
  refunded: 0,
};

type Recorded = { call: string; headers: Record<string, string>; body: string };
const recorded: Recorded[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    recorded.push(await record(request));
    const isList = request.url?.startsWith("/moyasar/v1/payments?");
    const json = isList ? { payments: [payment], meta: { next_page: null } } : payment;
    response.writeHead(request.method === "POST" && request.url === "/moyasar/v1/payments" ? 201 : 200);
    response.end(JSON.stringify(json));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

async function record(request: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = Object.fromEntries(
    SENT.flatMap((name) => (request.headers[name] ? [[name, readable(String(request.headers[name]))]] : [])),
  );
  return { call: `${request.method} ${request.url}`, headers, body: Buffer.concat(chunks).toString("utf8") };
}

/** Basic authentication as text that a person can compare. */
function readable(header: string): string {
  const [, encoded] = /^Basic (\S+)$/.exec(header) ?? [];
  return encoded ? `Basic base64(${Buffer.from(encoded, "base64").toString("utf8")})` : header;
}

test("our requests have exactly the bytes that were compared with Moyasar's documents", async () => {
  const moyasar = moyasarAt(url);
  await moyasar.readToken?.(String(order.token));
  await moyasar.begin(order);
  await moyasar.begin({ ...order, currency: "KWD", amountMinor: 45_670, language: "ar", challenge: "required" });
  await moyasar.ask(keyOf(order));
  await moyasar.capture(keyOf(order));
  await moyasar.cancel(keyOf(order));
  await moyasar.refund(keyOf(order), { refundId: "r1", amountMinor: 25_000 });
  await moyasar.list(new Date("2027-02-03T10:00:00.000Z"));

  const golden = readFileSync(join(import.meta.dirname, "requests.golden.json"), "utf8");
  expect(recorded).toEqual(JSON.parse(golden));
});
