import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anOrder, keyOf, tamaraAt } from "#api/testing/gateways/tamara-orders.ts";

const ORDER = "90000000-2222-4333-8444-555555555555";
const payment = anOrder();
const money = { amount: 1250, currency: "SAR" };

type Scripted = { status?: number; json: unknown };
/** The next answers of Tamara, in their order. */
let script: Scripted[];
let requests: string[];

const server = createServer((request, response) => {
  request.resume();
  requests.push(`${request.method} ${request.url?.split("/").at(-1)}`);
  const { status = 200, json } = script.shift() ?? { status: 500, json: {} };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
});

const order = (status: string): Scripted => ({
  json: { order_id: ORDER, order_reference_id: payment.paymentId, status, total_amount: money, captured_amount: money },
});
const authorised = (given: object = {}): Scripted => ({ json: { order_id: ORDER, status: "authorised", ...given } });
const conflict: Scripted = { status: 409, json: { message: "no", errors: [{ error_code: "order_status_invalid" }] } };

function ask(...answers: Scripted[]) {
  script = answers;
  return tamaraAt(url, { url }).ask(keyOf(payment));
}

const read = `GET ${payment.paymentId}`;

test("an order that another process has just authorised is read again", async () => {
  expect(await ask(order("approved"), conflict, order("authorised"))).toMatchObject({ kind: "authorised" });
  expect(requests).toEqual([read, "POST authorise", read]);
});

test.each([
  ["cancelled", order("canceled"), { kind: "voided" }],
  ["captured", order("fully_captured"), { kind: "captured", amountMinor: 125_000 }],
  ["still only approved", order("approved"), { kind: "silent" }],
  ["unknown to Tamara", { status: 404, json: {} }, { kind: "missing" }],
  ["not shown", { status: 500, json: {} }, { kind: "silent" }],
])("after a refusal to authorise, an order that is %s is what Tamara shows", async (_what, second, evidence) => {
  expect(await ask(order("approved"), conflict, second)).toMatchObject(evidence);
});

test.each([
  [
    "an order that Tamara captures with its authorisation",
    authorised({ status: "fully_captured" }),
    { kind: "captured" },
  ],
  ["another order", authorised({ order_id: "other" }), { kind: "silent" }],
  ["no order", { json: [] }, { kind: "silent" }],
  ["a refusal", { status: 400, json: {} }, { kind: "silent" }],
  ["a word that we do not know", authorised({ status: "queued" }), { kind: "silent", isStrange: true }],
])("an authorisation that is answered by %s", async (_what, answer, evidence) => {
  expect(await ask(order("approved"), answer)).toMatchObject(evidence);
});

test("a page that is no address of the web is not shown to a guest", async () => {
  const begun = (checkout_url: string): Scripted => ({ json: { order_id: ORDER, checkout_url, status: "new" } });
  for (const address of ["javascript:alert(1)", "data:text/html,x", "", `https://a.example/${"x".repeat(2_000)}`]) {
    script = [begun(address)];
    expect(await tamaraAt(url, { url }).begin(payment)).toEqual({ kind: "silent" });
  }
});

test.each([409, 403, 404, 429])("a checkout that is answered by %i is silence", async (status) => {
  script = [{ status, json: {} }];
  expect(await tamaraAt(url, { url }).begin(payment)).toEqual({ kind: "silent" });
});

test("a capture of less than was authorised is for people to look at", async () => {
  script = [{ json: { order_id: ORDER, status: "partially_captured", captured_amount: money } }];
  const capture = tamaraAt(url, { url }).capture(keyOf(payment, ORDER));
  expect(await capture).toEqual({ kind: "silent", isStrange: true });
});
