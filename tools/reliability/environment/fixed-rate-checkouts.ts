import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import type { BenchEnvironment } from "./bench-environment.ts";
import { atFixedRate, type Steady } from "./fixed-rate.ts";
import type { WatchedApp } from "./watched-app.ts";

/** A browser waits a little longer each time before it asks again. */
const AGAIN_MS = 100;
const LONGEST_MS = 2_000;
const MAX_TRIES = 30;

/** What a guest was told: their cart, and the order if paying succeeded. */
export type ToldOrder = { cartId: string; orderNumber: string | null; status: string };

/** Guests who book from the first step to the last, at a steady pace; what fails is sent again with its key. */
export function steadyCheckouts(
  environment: BenchEnvironment,
  { app, port, perSecond }: { app: WatchedApp; port: number; perSecond: number },
): Steady & { told: readonly ToldOrder[] } {
  const told: ToldOrder[] = [];
  const steady = atFixedRate({ perSecond }, async () => {
    const order = await checkout(environment, app, port);
    told.push(order);
  });
  return { ...steady, told };
}

async function checkout({ db, sandbox, stay }: BenchEnvironment, app: WatchedApp, port: number): Promise<ToldOrder> {
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  const { id: propertyId } = await surely(() => aProperty(db));
  const wish = { propertyId, ...stay };
  const keys = Array.from({ length: 3 }, () => ({ "idempotency-key": randomUUID() }));
  const quoteId = await surely(async () => (await guest.quote(wish)) || Promise.reject(new Error("No quote.")));
  const payload = { ...wish, quoteId, guestCount: { adults: 2, children: 0 } };
  const { cartId } = (await answered(() => guest.create(payload, keys[0]))).json();
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  const cart = (await answered(() => guest.setGuest(cartId, traveller, {}, keys[1]))).json();
  const token = await guest.token(testCards.paid);
  const { status, orderNumber = null } = (await answered(() => guest.pay(cart, "", { token }, keys[2]))).json();
  return { cartId, orderNumber, status };
}

/** The first answer that is neither a fault nor "still running". */
async function answered<A extends { statusCode: number; body: string }>(call: () => Promise<A>): Promise<A> {
  return surely(async () => {
    const answer = await call();
    if (answer.statusCode >= 200 && answer.statusCode < 300) return answer;
    throw new Error(`${answer.statusCode} ${answer.body}`);
  });
}

async function surely<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (failure) {
      if (attempt >= MAX_TRIES) throw failure;
      await pause(Math.min(LONGEST_MS, AGAIN_MS * 2 ** attempt));
    }
  }
}
