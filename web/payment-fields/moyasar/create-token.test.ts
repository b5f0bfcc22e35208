import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToken } from "./create-token.ts";

const session = {
  available: true,
  gateway: "moyasar",
  publicKey: "pk_1",
  session: { url: "https://api.moyasar.example/v1" },
} as const;
const fields = { number: "٤٢٤٢ 4242 4242 4242", expiry: "٧/٢٨", code: "١٢٣", holder: " Nora Ali " };

let fetched: ReturnType<typeof vi.fn>;
const answering = (status: number, body: unknown) => {
  fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
};

beforeEach(() => vi.stubGlobal("location", { origin: "https://pay.example.test" }));
afterEach(() => vi.unstubAllGlobals());

test("the card is sent to Moyasar alone, in Latin digits and with the publishable key", async () => {
  answering(201, { id: "token_1" });
  expect(await createToken(session, fields)).toEqual({ token: "token_1", brand: "visa", last4: "4242" });
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, { body }] = fetched.mock.calls[0] as [string, { body: string }];
  expect(url).toBe("https://api.moyasar.example/v1/tokens");
  expect(JSON.parse(body)).toEqual({
    publishable_api_key: "pk_1",
    save_only: true,
    callback_url: "https://pay.example.test",
    name: "Nora Ali",
    number: "4242424242424242",
    month: 7,
    year: 2028,
    cvc: "123",
  });
});

test.each([
  [{ errors: { number: ["is invalid"], year: ["is in the past"] } }, { number: "number", expiry: "expiry" }],
  [{ errors: { cvc: ["is invalid"], name: ["is required"] } }, { code: "code", holder: "holder" }],
  [{ message: "refused" }, { number: "number" }],
])("a card that Moyasar refuses with %j has errors at %j", async (answer, refused) => {
  answering(400, answer);
  expect(await createToken(session, fields)).toEqual({ fields: refused });
});

test("no answer is no error of the card", async () => {
  answering(500, {});
  expect(await createToken(session, fields)).toBeNull();
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await createToken(session, fields)).toBeNull();
});
