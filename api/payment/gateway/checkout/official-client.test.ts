import { randomUUID } from "node:crypto";
import { Checkout } from "checkout-sdk-node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { differencesFrom, documented, type Shape } from "#api/testing/gateways/checkout-fields.ts";
import { answerBank, CHALLENGED, VISA } from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

// The client of the company itself: what it understands and returns does not depend on our reading of the documents.

type Json = Record<string, unknown> & { id: string; status: string; token: string; redirectLink?: string };
type Call = (...given: unknown[]) => Promise<Json>;
type Client = Record<"tokens" | "cardMetadata" | "paymentSessions" | "payments" | "workflows", Record<string, Call>>;

let sandbox: TestSandbox;
let client: Client;
const compared: string[] = [];
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
  client = clientWith(demoPaymentKeys.checkoutSecretKey);
});
afterAll(() => sandbox.stop());

function clientWith(secretKey: string): Client {
  const options = { pk: demoPaymentKeys.checkoutPublicKey, host: `${sandbox.url}/checkout` };
  return new Checkout(secretKey, options) as unknown as Client;
}

/** Calls an operation and compares its answer with the documented fields. */
async function run(operation: `${keyof Client}.${string}`, shape: Shape, ...given: unknown[]): Promise<Json> {
  const [part, name] = operation.split(".") as [keyof Client, string];
  const answer = (await client[part][name]?.(...given)) as Json;
  expect(differencesFrom(shape, answer)).toEqual([]);
  compared.push(operation);
  return answer;
}

/** The same for an operation that is refused. */
async function refused(name: string, status: number, call: Promise<unknown>): Promise<void> {
  const error = await call.then(
    () => null,
    (reason: { name: string; http_code: number; body: unknown }) => reason,
  );
  expect(error).toMatchObject({ name, http_code: status });
  expect(differencesFrom(documented.error, error?.body)).toEqual([]);
}

async function token(number = VISA): Promise<string> {
  const card = { type: "card", number: number.replaceAll(" ", ""), expiry_month: 12, expiry_year: 2040, cvv: "123" };
  return (await run("tokens.request", documented.token, card)).token;
}

async function request(given: Record<string, unknown> = {}, number = VISA) {
  return {
    source: { type: "token", token: await token(number) },
    amount: 6_540,
    currency: "SAR",
    capture: false,
    reference: randomUUID(),
    processing_channel_id: "pc_mabeetdemomabeetdemomabeet",
    "3ds": { enabled: true, challenge_indicator: "no_preference" },
    success_url: "http://mabeet-sa.localhost:9/success",
    failure_url: "http://mabeet-sa.localhost:9/failure",
    customer: { email: "nora@example.com", name: "Nora Ali" },
    ...given,
  };
}

const begin = async (given?: Record<string, unknown>) =>
  run("payments.request", documented.decided, await request(given));
const get = (id: string) => run("payments.get", documented.payment, id);
const actionsOf = (id: string) => client.payments.getActions?.(id) as unknown as Promise<Json[]>;

test("makes tokens, reads their card and opens a session for the fields", async () => {
  const made = await token();
  const read = await run("cardMetadata.get", documented.cardMetadata, { source: { type: "token", token: made } });
  expect(read).toMatchObject({ scheme: "visa", bin: "424242" });
  const session = {
    ...{ amount: 6_540, currency: "SAR", billing: { address: { country: "SA" } } },
    ...{ success_url: "http://mabeet-sa.localhost:9/", failure_url: "http://mabeet-sa.localhost:9/" },
  };
  await run("paymentSessions.request", documented.session, session);
});

test("authorises, captures and refunds in part", async () => {
  const { id, status, requiresRedirect } = await begin();
  expect([status, requiresRedirect]).toEqual(["Authorized", false]);
  expect(await get(id)).toMatchObject({ status: "Authorized", balances: { available_to_capture: 6_540 } });
  await run("payments.capture", documented.accepted, id, { amount: 6_540, reference: "a capture" }, randomUUID());
  await vi.waitFor(async () => expect((await get(id)).status).toBe("Captured"));
  await run("payments.refund", documented.accepted, id, { amount: 540, reference: "a refund" }, randomUUID());
  await vi.waitFor(async () => expect((await get(id)).status).toBe("Partially Refunded"));
  const actions = await actionsOf(id);
  expect(actions.map(({ type, amount, approved }) => [type, amount, approved])).toEqual([
    ["Refund", 540, true],
    ["Capture", 6_540, true],
    ["Authorization", 6_540, true],
  ]);
  expect(actions.flatMap((each) => differencesFrom(documented.action, each))).toEqual([]);
  compared.push("payments.getActions");
});

test("confirms a card with 3-D Secure on the page of the bank", async () => {
  const waiting = await run("payments.request", documented.waiting, await request({}, CHALLENGED));
  expect(waiting).toMatchObject({ status: "Pending", requiresRedirect: true });
  const begun = { kind: "challenge", redirectUrl: waiting.redirectLink ?? "" } as const;
  await answerBank({ begun } as Parameters<typeof answerBank>[0]);
  expect(await get(waiting.id)).toMatchObject({ status: "Authorized", approved: true, "3ds": { challenged: true } });
});

test("voids what was not captured", async () => {
  const { id } = await begin();
  await run("payments.void", documented.accepted, id, { reference: "a void" }, randomUUID());
  await vi.waitFor(async () => expect((await get(id)).status).toBe("Voided"));
});

test("finds payments by reference and by search", async () => {
  const reference = randomUUID();
  const { id } = await begin({ reference, metadata: { proof: "a proof" } });
  await vi.waitFor(async () => {
    const list = await run("payments.getPaymentList", documented.list, { reference, limit: 10 });
    expect(list).toMatchObject({ total_count: 1, data: [{ id, metadata: { proof: "a proof" } }] });
    expect((list.data as unknown[]).flatMap((each) => differencesFrom(documented.payment, each))).toEqual([]);
  });
  const query = { query: `reference:'${reference}'`, limit: 10 };
  const { data } = (await run("payments.search", documented.search, query)) as unknown as { data: Json[] };
  expect(data).toMatchObject([{ id, status: "authorized", payment_type: "regular" }]);
  expect(data.flatMap((each) => differencesFrom(documented.searched, each))).toEqual([]);
  const actions = data.flatMap((each) => each.actions as Json[]);
  expect(actions.flatMap((each) => differencesFrom(documented.searchedAction, each))).toEqual([]);
});

test("repeats a key without a second payment, and a declined card is declined", async () => {
  const key = randomUUID();
  const body = await request();
  const first = await run("payments.request", documented.decided, body, key);
  const again = await run("payments.request", documented.decided, body, key);
  expect(again.id).toBe(first.id);
  const declined = await run("payments.request", documented.decided, await request({}, "4000 0000 0000 9995"));
  expect(declined).toMatchObject({ status: "Declined", approved: false, response_code: "20051" });
});

test("understands every refusal", async () => {
  const { id } = await begin();
  await refused(
    "ValidationError",
    422,
    client.payments.request?.(await request({ success_url: "nowhere" })) as Promise<Json>,
  );
  await refused("ActionNotAllowed", 403, client.payments.refund?.(id, { amount: 1 }) as Promise<Json>);
  await refused("NotFoundError", 404, client.payments.get?.("pay_aaaaaaaaaaaaaaaaaaaaaaaaaa") as Promise<Json>);
  const foreign = clientWith("sk_sbox_anotheraccountanotheracco");
  await refused("AuthenticationError", 401, foreign.payments.get?.(id) as Promise<Json>);
});

test("registers a webhook", async () => {
  const workflow = {
    name: "Mabeet",
    active: true,
    conditions: [{ type: "event", events: { gateway: ["payment_approved"] } }],
    actions: [
      { type: "webhook", url: "http://127.0.0.1:9/", headers: {}, signature: { method: "HMACSHA256", key: "a key" } },
    ],
  };
  const { id } = await run("workflows.add", documented.added, workflow);
  const all = await run("workflows.getAll", documented.workflows);
  expect((all.data as unknown[]).flatMap((each) => differencesFrom(documented.listedWorkflow, each))).toEqual([]);
  expect(await run("workflows.get", documented.workflow, id)).toMatchObject({ name: "Mabeet" });
  expect(new Set(compared).size).toBeGreaterThanOrEqual(12);
});
