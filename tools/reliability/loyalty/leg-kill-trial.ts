import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aLot } from "#api/testing/guests/wallet-member.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { addDays } from "#domain/stay/day.ts";
import { checkOut, retryCounter } from "../environment/checkout.ts";
import { type SettledEnvironment, withKill } from "../environment/with-kill.ts";
import { aWalletOwner } from "./wallet-owner.ts";

/** K08: the leg is stored, before the programme is called. K09: before its answer is stored. K10: after that. */
export const pointsKillPoints = ["K08", "K09", "K10"] as const;
/** K37: a booking that the wallet pays alone, before COMMIT. */
export const WALLET_KILL_POINT = "K37";

type Guest = ReturnType<typeof aPayingGuest>;
type Answer = { statusCode: number; json: () => { status?: string; error?: { code: number } } };
const keyed = () => ({ "idempotency-key": randomUUID() });
const RUNNING = 1006;

/** Repeats a call with its key until it is answered. */
async function repeat(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    const isRunning = answer.statusCode === 409 && answer.json().error?.code === RUNNING;
    if (answer.statusCode !== 0 && !isRunning) return answer;
    await pause(50);
  }
}

/**
 * A guest reserves points while the process is killed. The call is repeated with its key; if the points were released, they
 * are reserved again. Then the guest pays.
 */
export async function pointsKillTrial(environment: SettledEnvironment, point: string) {
  const { db, sandbox, stay, untilSettled } = environment;
  let result = { applied: 0, paid: "", cartId: "" };
  const wasKilled = await withKill(environment, point, {
    kill: async (app, port) => {
      const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
      const cart = await guest.readyCart((await aProperty(db)).id, stay);
      const calls = loyaltyCalls(guest, cart.cartId);
      const input = { method: "qitaf", requestId: await calls.confirmed(), burnPoints: 500 };
      const key = keyed();
      await calls.apply(input, key);
      return { guest, cart, calls, input, key };
    },
    after: async ({ guest, cart, calls, input, key }) => {
      let applied = await repeat(() => calls.apply(input, key));
      if (applied.statusCode !== 200) applied = await repeat(() => calls.apply(input, keyed()));
      const paid = await payFor(guest, cart, testCards.paid);
      await untilSettled();
      result = { applied: applied.statusCode, paid, cartId: cart.cartId };
    },
  });
  return { wasKilled, ...result };
}

async function payFor(guest: Guest, { cartId }: Cart, card: string): Promise<string> {
  const priced = (await guest.get(cartId)).json();
  const key = keyed();
  return String((await repeat(() => guest.pay(priced, card, {}, key))).json().status);
}

/** The order of a stay that a card paid. The bank may answer late, so that the payment is settled after its call. */
async function booked(guest: Guest, { db, stay, untilSettled }: SettledEnvironment): Promise<string> {
  const { paid } = await checkOut(guest, { db, stay, card: testCards.paid });
  if (!("paymentId" in paid)) throw new Error(`A guest could not pay: ${paid.code}.`);
  await untilSettled();
  return (await guest.poll(paid.paymentId)).orderNumber;
}

/** A member pays with the wallet alone while the process is killed; the call is repeated with its key. */
export async function walletKillTrial(environment: SettledEnvironment) {
  const { db, sandbox, stay, untilSettled } = environment;
  let result = { paid: "", cartId: "", lotId: "" };
  const wasKilled = await withKill(environment, WALLET_KILL_POINT, {
    kill: async (app, port) => {
      const browser = aCartGuest(app, { host: `mabeet-sa.localhost:${port}` });
      const { walletId } = await aWalletOwner(browser, environment);
      const lotId = await aLot({ db }, walletId, 1_000_000);
      const guest = aPayingGuest(app, sandbox, {}, browser);
      const cart = await guest.readyCart((await aProperty(db)).id, stay);
      const held = (await loyaltyCalls(guest, cart.cartId).wallet()).json();
      const [key, wallet] = [keyed(), { method: "wallet", token: undefined }];
      await guest.pay(held, testCards.paid, wallet, key);
      return { guest, held, key, wallet, lotId };
    },
    after: async ({ guest, held, key, wallet, lotId }) => {
      const paid = await repeat(() => guest.pay(held, testCards.paid, wallet, key));
      await untilSettled();
      result = { paid: String(paid.json().status), cartId: held.cartId, lotId };
    },
  });
  return { wasKilled, ...result };
}

/** A member pays for an added night with the wallet alone while the process is killed in the swap, before COMMIT. */
export async function walletChangeKillTrial(environment: SettledEnvironment) {
  const { db, sandbox, stay, untilSettled } = environment;
  let result = { paid: "", cartId: "", nights: 0 };
  const wasKilled = await withKill(environment, "K32", {
    kill: async (app, port) => {
      const browser = aCartGuest(app, { host: `mabeet-sa.localhost:${port}` });
      const { walletId } = await aWalletOwner(browser, environment);
      await aLot({ db }, walletId, 1_000_000);
      const guest = aPayingGuest(app, sandbox, {}, browser);
      const orderNumber = await booked(guest, environment);
      const { previewChange, modify } = changingGuest(guest, orderNumber);
      const { retry } = retryCounter();
      const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
      const previewed = (await retry(() => previewChange(longer))).json();
      const { cartId } = (await retry((key) => modify(previewed, key))).json();
      const held = (await retry((key) => loyaltyCalls(guest, cartId).wallet(undefined, key))).json();
      const [key, wallet] = [keyed(), { method: "wallet", token: undefined }];
      await guest.pay(held, testCards.paid, wallet, key);
      return { guest, held, key, wallet, orderNumber };
    },
    after: async ({ guest, held, key, wallet, orderNumber }) => {
      const paid = await repeat(() => guest.pay(held, testCards.paid, wallet, key));
      await untilSettled();
      const { nights } = (await guest.order(orderNumber)).json();
      result = { paid: String(paid.json().status), cartId: held.cartId, nights };
    },
  });
  return { wasKilled, ...result };
}
