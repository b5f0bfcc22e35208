import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import {
  anOrder,
  moyasarAt,
  moyasarToken,
  sendCard,
  type TokenAnswer,
} from "#api/testing/gateways/moyasar-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

const SANDBOX_SCALE = 0.02;
let sandbox: TestSandbox;
let moyasar: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
  moyasar = moyasarAt(sandbox.url);
});
afterAll(() => sandbox.stop());

test.each([
  ["4242 4242 4242 4242", "visa"],
  ["5555 5555 5555 4444", "master-card"],
  ["3782 822463 10005", "american-express"],
  ["4464 0400 0000 0007", "mada"],
])("the token of %s names a %s and can still pay", async (number, brand) => {
  const token = await moyasarToken(sandbox.url, number);

  expect(await moyasar.readToken?.(token)).toEqual({ kind: "card", brand });
  expect(await moyasar.begin(anOrder({ token }))).toMatchObject({ kind: "authorised" });
  expect(await moyasar.readToken?.(token)).toEqual({ kind: "unknown" });
});

test("a browser gets a token for a card, from every page", async () => {
  const response = await sendCard(sandbox.url);
  expect(response.status).toBe(201);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const token = (await response.json()) as TokenAnswer;
  expect(token).toMatchObject({ id: expect.stringMatching(/^token_/), brand: "visa", last_four: "4242" });

  const preflight = await fetch(`${sandbox.url}/moyasar/v1/tokens`, { method: "OPTIONS" });
  expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
});

test.each([
  ["a wrong number", { number: "4242424242424241" }, 400, { number: ["is invalid"] }],
  ["a card of last year", { year: "2020" }, 400, { year: ["is invalid"] }],
  ["no name", { name: "" }, 400, { name: ["is required"] }],
  ["no address where one is given", { callback_url: "nowhere" }, 400, { callback_url: ["is not a valid URL"] }],
  ["a request to charge a riyal first", { save_only: false }, 400, { save_only: ["must be true here"] }],
  ["a key of nobody", { publishable_api_key: "pk_test_other" }, 401, null],
])("a card with %s gets an error that a browser can read", async (_what, fields, status, errors) => {
  const response = await sendCard(sandbox.url, fields);

  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(((await response.json()) as TokenAnswer).errors).toEqual(errors);
});
