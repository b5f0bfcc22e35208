import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import type { BenchEnvironment } from "./bench-environment.ts";
import { atFixedRate, type RunningLoad } from "./fixed-rate.ts";
import type { RecordingApp } from "./recording-app.ts";

/** The first pause before a retry; each further pause is twice as long. */
const RETRY_MS = 100;
const MAX_RETRY_MS = 2_000;
const MAX_ATTEMPTS = 30;
const DECLINED = 402;
const MAX_PRESSES = 3;

/** What the API answered to a guest: the cart, and the order if the payment succeeded. */
export type ReportedOrder = { cartId: string; orderNumber: string | null; status: string };

/** Guests book at a fixed rate. A failed call is sent again with the same key. */
export function fixedRateCheckouts(
  environment: BenchEnvironment,
  { app, port, perSecond }: { app: RecordingApp; port: number; perSecond: number },
): RunningLoad & { orders: readonly ReportedOrder[] } {
  const orders: ReportedOrder[] = [];
  const load = atFixedRate({ perSecond }, async () => {
    const order = await checkout(environment, app, port);
    orders.push(order);
  });
  return { ...load, orders };
}

async function checkout(
  { db, sandbox, stay }: BenchEnvironment,
  app: RecordingApp,
  port: number,
): Promise<ReportedOrder> {
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  const { id: propertyId } = await retry(() => aProperty(db));
  const quoteInput = { propertyId, ...stay };
  const keys = Array.from({ length: 2 }, newKey);
  const quoteId = await retry(async () => (await guest.quote(quoteInput)) || Promise.reject(new Error("No quote.")));
  const payload = { ...quoteInput, quoteId, guestCount: { adults: 2, children: 0 } };
  const { cartId } = (await retryUntilSuccess(() => guest.create(payload, keys[0]))).json();
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  const cart = (await retryUntilSuccess(() => guest.setGuest(cartId, traveller, {}, keys[1]))).json();
  const payOnce = async () => {
    const [token, key] = [await guest.token(testCards.paid), newKey()];
    return retryUntilSuccess(() => guest.pay(cart, "", { token }, key), [DECLINED]);
  };
  let answer = await payOnce();
  // A payment that did not reach the bank in time ends unpaid, and its guest presses Pay again.
  for (let press = 1; answer.statusCode === DECLINED && press < MAX_PRESSES; press++) answer = await payOnce();
  const { status, orderNumber = null } = answer.json();
  return { cartId, orderNumber, status };
}

const newKey = () => ({ "idempotency-key": randomUUID() });

/** Retries until the call succeeds, or has one of the `final` statuses. */
async function retryUntilSuccess<A extends { statusCode: number; body: string }>(
  call: () => Promise<A>,
  final: readonly number[] = [],
): Promise<A> {
  return retry(async () => {
    const answer = await call();
    if ((answer.statusCode >= 200 && answer.statusCode < 300) || final.includes(answer.statusCode)) return answer;
    throw new Error(`${answer.statusCode} ${answer.body}`);
  });
}

async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (failure) {
      if (attempt >= MAX_ATTEMPTS) throw failure;
      await pause(Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** attempt));
    }
  }
}
