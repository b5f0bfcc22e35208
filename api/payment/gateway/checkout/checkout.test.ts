import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  answerBank,
  CHALLENGED,
  callCheckout,
  checkoutAt,
  checkoutToken,
  keyOf,
  ledgerOf,
  MADA,
  pay,
  VISA,
} from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const gateway = () => checkoutAt(sandbox.url);

describe("a new payment", () => {
  test("is authorised with the card of its token, captured by us, and refunded", async () => {
    const { begun, key, order } = await pay(sandbox.url);
    expect(begun).toMatchObject({ kind: "authorised", amountMinor: order.amountMinor, currency: "SAR" });
    expect(begun.card).toMatchObject({ brand: "visa", last4: "4242", fingerprint: expect.any(String) });
    expect(begun.reference).toMatch(/^pay_[a-z2-7]{26}$/);
    const checkout = gateway();
    await vi.waitFor(async () =>
      expect(await checkout.capture(key)).toMatchObject({ kind: "captured", refundedMinor: 0 }),
    );
    const refund = { refundId: crypto.randomUUID(), amountMinor: 25_000 };
    await vi.waitFor(async () => expect(await checkout.refund(key, refund)).toBe(true));
    expect(await checkout.ask(key)).toMatchObject({ kind: "captured", refundedMinor: 25_000 });
    const rest = { refundId: crypto.randomUUID(), amountMinor: 100_000 };
    await vi.waitFor(async () => expect(await checkout.refund(key, rest)).toBe(true));
    expect(await checkout.ask(key)).toMatchObject({ kind: "captured", refundedMinor: 125_000 });
    expect((await ledgerOf(sandbox.url, { order })).map(({ kind }) => kind)).toEqual([
      "authorised",
      "captured",
      "refunded",
      "refunded",
    ]);
  });

  test("that was not captured is voided, and a second void says the same", async () => {
    const { key } = await pay(sandbox.url);
    const checkout = gateway();
    await vi.waitFor(async () => expect((await checkout.cancel(key)).kind).toBe("voided"));
    expect((await checkout.cancel(key)).kind).toBe("voided");
    expect((await checkout.capture(key)).kind).toBe("voided");
  });

  test("with a card that the bank checks continues on its page and is authorised there", async () => {
    const paying = await pay(sandbox.url, { number: CHALLENGED });
    expect(paying.begun).toMatchObject({ kind: "challenge", redirectUrl: expect.stringContaining("/bank/pay_") });
    expect(await gateway().ask(paying.key)).toMatchObject({ kind: "challenge" });
    // No call ends a challenge, and the guest can still confirm.
    expect(await gateway().cancel(paying.key)).toMatchObject({ kind: "challenge" });
    await answerBank(paying);
    expect(await gateway().ask(paying.key)).toMatchObject({ kind: "authorised", card: { last4: "3220" } });
  });

  test("for a gift card is always checked by the bank, and the guest returns with the id of a session", async () => {
    const paying = await pay(sandbox.url, { challenge: "required", language: "ar" });
    expect(paying.begun.kind).toBe("challenge");
    const page = await (await fetch(paying.begun.redirectUrl ?? "")).text();
    expect(page).toContain('lang="ar"');
    await answerBank(paying);
    const after = await (await fetch(paying.begun.redirectUrl ?? "")).text();
    expect(after).toMatch(/http:\/\/mabeet-sa\.localhost:9\/chalet\/payment\/return\?cko-session-id=sid_[a-z2-7]{26}/);
  });

  test("that the guest leaves at the bank ends there after a quarter of an hour", async () => {
    const { key } = await pay(sandbox.url, { number: CHALLENGED });
    await vi.waitFor(async () =>
      expect(await gateway().ask(key)).toMatchObject({ kind: "declined", failureCode: 5004 }),
    );
  });

  test("that the bank has not decided is pending and paid later", async () => {
    const { begun, key } = await pay(sandbox.url, { number: "4000 0000 0000 6009" });
    expect(begun.kind).toBe("pending");
    await vi.waitFor(async () => expect((await gateway().ask(key)).kind).toBe("authorised"));
  });
});

describe("the first call", () => {
  test("makes one payment when its key comes twice", async () => {
    const token = await checkoutToken(sandbox.url);
    const { order, begun } = await pay(sandbox.url, { token });
    const again = await gateway().begin({ ...order, token: await checkoutToken(sandbox.url) });
    expect(again.reference).toBe(begun.reference);
    expect(await ledgerOf(sandbox.url, { order })).toHaveLength(1);
  });

  test("with a token that cannot pay is refused, and nothing was done", async () => {
    const { order, begun } = await pay(sandbox.url, { token: "tok_unknown" });
    expect(begun).toEqual({ kind: "declined", failureCode: 5001 });
    expect(await gateway().ask(keyOf(order))).toEqual({ kind: "missing" });
  });

  test("with keys that Checkout.com does not know is silent", async () => {
    const { order, key } = await pay(sandbox.url);
    const foreign = checkoutAt(sandbox.url, { secretKey: "a-key-nobody-gave-us" });
    expect(await foreign.begin(order)).toEqual({ kind: "silent" });
    expect(await foreign.ask(key)).toEqual({ kind: "silent" });
  });
});

describe("mada and KNET", () => {
  test("mada is captured at once without a void, though nobody asked for it", async () => {
    const { begun, key, order } = await pay(sandbox.url, { number: MADA, cardBrand: "mada" });
    expect(begun).toMatchObject({ kind: "captured", card: { brand: "mada" } });
    expect(await gateway().cancel(key)).toMatchObject({ kind: "captured" });
    await vi.waitFor(async () =>
      expect(await gateway().refund(key, { refundId: order.paymentId, amountMinor: order.amountMinor })).toBe(true),
    );
    expect((await ledgerOf(sandbox.url, { order })).map(({ kind }) => kind)).toEqual(["captured", "refunded"]);
  });

  test("mada is captured even when a merchant asks to hold it", async () => {
    const { begun } = await pay(sandbox.url, { number: MADA, cardBrand: null });
    expect(begun.kind).toBe("captured");
  });

  test("KNET is paid in dinars on its own page, captured there and refunded in part", async () => {
    const knet = { method: "knet", country: "KW", currency: "KWD", amountMinor: 45_678, language: "ar" } as const;
    const paying = await pay(sandbox.url, knet);
    expect(paying.begun.kind).toBe("challenge");
    await answerBank(paying, { answer: "approve" });
    expect(await gateway().ask(paying.key)).toMatchObject({ kind: "captured", amountMinor: 45_678, currency: "KWD" });
    const refund = { refundId: crypto.randomUUID(), amountMinor: 1_001 };
    await vi.waitFor(async () => expect(await gateway().refund(paying.key, refund)).toBe(true));
    const lines = await ledgerOf(sandbox.url, paying, "knet");
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["captured", 45_678],
      ["refunded", 1_001],
    ]);
  });

  test("KNET takes nothing but dinars", async () => {
    const { begun } = await pay(sandbox.url, { method: "knet", currency: "SAR" });
    expect(begun).toEqual({ kind: "declined", failureCode: 5001 });
  });
});

describe("the brand of a token", () => {
  test.each([
    [VISA, "visa"],
    ["5555 5555 5555 4444", "master-card"],
    ["3782 822463 10005", "american-express"],
    [MADA, "mada"],
  ])("%s is %s, and the token still pays", async (number, brand) => {
    const token = await checkoutToken(sandbox.url, number);
    expect(await gateway().readToken?.(token)).toEqual({ kind: "card", brand });
    expect((await pay(sandbox.url, { token })).begun.card?.brand).toBe(brand);
  });

  test("is unknown after the token has paid, and silent when nobody answers twice", async () => {
    const { order } = await pay(sandbox.url);
    expect(await gateway().readToken?.(order.token ?? "")).toEqual({ kind: "unknown" });
    const token = await checkoutToken(sandbox.url);
    await sandbox.setFault("POST /checkout/metadata/card", "500", 2);
    expect(await gateway().readToken?.(token)).toEqual({ kind: "silent" });
    await sandbox.setFault("POST /checkout/metadata/card", "500", 1);
    expect(await gateway().readToken?.(token)).toEqual({ kind: "card", brand: "visa" });
  });

  test("Apple Pay's token is made in the browser and paid like a card", async () => {
    const made = { type: "applepay", token_data: { version: "EC_v1", data: "…", signature: "…", header: {} } };
    const { token } = (await callCheckout(sandbox.url, "/tokens", made, "pk_sbox_mabeetdemomabeetdemomabeetd")) as {
      token: string;
    };
    const { begun } = await pay(sandbox.url, { token, method: "apple-pay" });
    expect(begun).toMatchObject({ kind: "authorised", card: { brand: "visa", last4: "0492" } });
  });
});

test("a session for the card fields has its public part only", async () => {
  const { order } = await pay(sandbox.url);
  const session = await gateway().cardSession?.(order);
  expect(session).toEqual({
    gateway: "checkout",
    publicKey: "pk_sbox_mabeetdemomabeetdemomabeetd",
    session: {
      id: expect.stringMatching(/^ps_/),
      payment_session_token: expect.any(String),
      payment_session_secret: expect.stringMatching(/^pss_/),
    },
  });
  await sandbox.setFault("POST /checkout/payment-sessions", "500");
  expect(await gateway().cardSession?.(order)).toBeNull();
});
