import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anOrder, keyOf, tamaraAt } from "#api/testing/gateways/tamara-orders.ts";

const GOLDEN = new URL("requests.golden.json", import.meta.url);
const ORDER = "90000000-2222-4333-8444-555555555555";
const payment = anOrder({ paymentId: "11111111-2222-4333-8444-555555555555", amountMinor: 125_050, language: "ar" });
const total = { amount: 1250.5, currency: "SAR" };

type Request = { call: string; method: string; path: string; headers: Record<string, unknown>; body: unknown };
const requests: Request[] = [];
let call = "";
/** The status of the order in the answers. */
let word = "approved";

const order = () => ({
  order_id: ORDER,
  order_reference_id: payment.paymentId,
  status: word,
  total_amount: total,
  captured_amount: total,
  refunded_amount: { amount: 0, currency: "SAR" },
});

/** The shortest answers with which each call goes on. */
const answers: [path: RegExp, answer: () => unknown][] = [
  [/^\/checkout$/, () => ({ order_id: ORDER, checkout_url: "http://127.0.0.1/page", status: "new" })],
  [/pre-check$/, () => ({ has_available_payment_options: true })],
  [/eligibility$/, () => ({ is_eligible: true })],
  [/\/authorise$/, () => ({ order_id: ORDER, status: "authorised" })],
  [/\/cancel$/, () => ({ order_id: ORDER, status: "canceled" })],
  [/\/capture$/, () => ({ order_id: ORDER, status: "fully_captured", captured_amount: total })],
  [/\/simplified-refund\//, () => ({ order_id: ORDER, refund_id: "refund" })],
  [/\/reference-id\//, order],
];

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const path = request.url ?? "";
  const { accept, authorization, "content-type": type } = request.headers;
  const headers = { accept, authorization, ...(type ? { "content-type": type } : {}) };
  requests.push({ call, method: request.method ?? "", path, headers, body: text === "" ? null : JSON.parse(text) });
  const answer = answers.find(([pattern]) => pattern.test(path))?.[1];
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer?.() ?? {}));
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test("our requests to Tamara are the documented ones, byte by byte", async () => {
  const tamara = tamaraAt(url, { url });
  const key = keyOf(payment, ORDER);
  const calls: [name: string, status: string, run: () => unknown][] = [
    ["offer", "new", () => tamara.offer?.(payment)],
    [
      "offer by the other name",
      "new",
      () => tamaraAt(url, { url, precheck: "/pre-checkout/v1/eligibility" }).offer?.(payment),
    ],
    ["begin", "new", () => tamara.begin(payment)],
    ["ask, approved", "approved", () => tamara.ask(key)],
    ["ask, authorised", "authorised", () => tamara.ask(key)],
    ["capture", "authorised", () => tamara.capture(key)],
    ["cancel", "authorised", () => tamara.cancel(key)],
    ["refund", "fully_captured", () => tamara.refund(key, { refundId: "r1", amountMinor: 25_005 })],
  ];
  for (const [name, status, run] of calls) {
    [call, word] = [name, status];
    await run();
  }

  expect(requests).toEqual(JSON.parse(readFileSync(GOLDEN, "utf8")));
});
