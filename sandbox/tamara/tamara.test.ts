import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const KEY = { authorization: "Bearer mabeet-demo-tamara" };
const WEEK_MS = 7 * 86_400_000;
let dir: string;
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "mabeet-tamara-"));
  await start();
});
afterAll(async () => {
  await kill();
  rmSync(dir, { recursive: true, force: true });
});

/** The sandbox in a process of its own with its store in `dir`, this much later. */
async function start(laterMs = 0): Promise<void> {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_DIR: dir, CLOCK_OFFSET_MS: String(laterMs) };
  child = fork(resolve(import.meta.dirname, "../main.ts"), { env, execArgv: [] });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  url = `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

type Json = Record<string, unknown>;

async function call(path: string, body?: unknown, headers: Record<string, string> = KEY) {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`${url}/tamara${path}`, {
    headers: { "content-type": "application/json", ...headers },
    ...sent,
  });
  return { status: response.status, json: (await response.json()) as Json };
}

const money = { amount: 1250, currency: "SAR" };
const person = { first_name: "Nora", last_name: "Ali", phone_number: "+966501234567" };
const page = "http://mabeet-sa.localhost:9/return";

const checkout = (given: Json = {}) => ({
  order_reference_id: "reference-1",
  order_number: "1001",
  total_amount: money,
  country_code: "SA",
  payment_type: "PAY_BY_INSTALMENTS",
  instalments: 3,
  locale: "ar_SA",
  items: [{ name: "Booking", total_amount: money }],
  consumer: { ...person, email: "nora@example.com" },
  shipping_address: { ...person, line1: "a", city: "b", country_code: "SA" },
  merchant_url: { success: page, failure: page, cancel: page, notification: "http://127.0.0.1:9/" },
  ...given,
});

test.each<[why: string, given: Json, code: string]>([
  ["an amount of text", { total_amount: { amount: "many", currency: "SAR" } }, "amount_invalid"],
  ["three digits of a riyal", { total_amount: { amount: 1250.555, currency: "SAR" } }, "amount_invalid"],
  ["a currency of nobody", { total_amount: { amount: 1250, currency: "XXX" } }, "currency_invalid"],
  ["six instalments", { instalments: 6 }, "instalments_invalid"],
  ["another way to pay", { payment_type: "PAY_NOW" }, "instalments_invalid"],
  ["another country", { country_code: "EG" }, "country_not_supported"],
  ["no items", { items: [] }, "items_invalid"],
  ["no consumer", { consumer: {} }, "first_name_invalid"],
  ["no address", { shipping_address: null }, "line1_invalid"],
  ["nowhere to return to", { merchant_url: {} }, "success_invalid"],
  ["a small amount", { total_amount: { amount: 50, currency: "SAR" } }, "consumer_not_eligible"],
])("a checkout with %s is refused in Tamara's format", async (_why, given, code) => {
  expect(await call("/checkout", checkout(given))).toEqual({
    status: 400,
    json: { message: expect.any(String), errors: [{ error_code: code, data: [] }] },
  });
});

test("a call without our token is refused in Tamara's format", async () => {
  const json = { message: expect.any(String), errors: [{ error_code: "unauthorised", data: [] }] };

  expect(await call("/checkout", checkout(), { authorization: "Bearer other" })).toEqual({ status: 401, json });
  expect(await call("/merchants/orders/1", undefined, { authorization: "" })).toEqual({ status: 401, json });
});

test("an order is found by both ids, and the newest one by an id that was used twice", async () => {
  const first = await call("/checkout", checkout({ order_reference_id: "twice" }));
  const second = await call("/checkout", checkout({ order_reference_id: "twice" }));
  const shown = await call("/merchants/orders/reference-id/twice");

  expect(shown.json).toMatchObject({ order_id: second.json.order_id, status: "new", order_number: "1001" });
  expect(await call(`/merchants/orders/${second.json.order_id}`)).toEqual(shown);
  expect(first.json.order_id).not.toBe(second.json.order_id);
  expect((await call("/merchants/orders/reference-id/nobody")).status).toBe(404);
});

test("the address of webhooks can be registered", async () => {
  const webhook = { type: "order", url: "http://127.0.0.1:9/hook", events: ["order_approved"] };

  expect(await call("/webhooks", webhook)).toEqual({
    status: 200,
    json: { ...webhook, webhook_id: expect.any(String) },
  });
  expect((await call("/webhooks", { ...webhook, url: "nowhere" })).status).toBe(400);
});

test("an order that is not captured within 21 days is captured by Tamara, one that is not authorised is not", async () => {
  const begin = async (id: string) => {
    const { json } = await call("/checkout", checkout({ order_reference_id: id }));
    const body = new URLSearchParams({ answer: "approve" });
    await fetch(String(json.checkout_url), { method: "POST", body, redirect: "manual" });
    return json.order_id;
  };
  const [forgotten, approved] = [await begin("forgotten"), await begin("approved")];
  expect((await call(`/orders/${forgotten}/authorise`, {})).json).toMatchObject({ status: "authorised" });
  const statusAfter = async (laterMs: number, id: unknown) => {
    await kill();
    await start(laterMs);
    return (await call(`/merchants/orders/${id}`)).json.status;
  };

  expect(await statusAfter(2 * WEEK_MS, forgotten)).toBe("authorised");
  expect(await statusAfter(3 * WEEK_MS + 60_000, forgotten)).toBe("fully_captured");
  expect((await call(`/merchants/orders/${approved}`)).json.status).toBe("approved");
});
