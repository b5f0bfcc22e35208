import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { type BookingProcess, startBookingProcess } from "./booking-process.ts";
import { remoteApp } from "./remote-app.ts";

/**
 * The points at which a process is killed. Points of loyalty, wallet and cancellation are in the folders of those features.
 * The calls to a gateway are among them: K13 is right after the call that begins a payment was sent, K14 after its answer
 * and before it is stored, K20 after a capture was accepted, K25 after a refund was accepted. The design names these K91,
 * K92, K93 and K94. K95 (earlier refunds read) is with the cancellations, K96 (authorised at Tamara) with the lenders,
 * K97 (mail accepted, not marked) with the messages of an account, K98 (a full invoice cleared, before that is stored) in
 * a trial of its own.
 */
export const killPoints = [
  ..."K01 K02 K03 K04 K05 K06 K07 K11 K12 K13 K14 K15 K16 K17 K18 K19 K20 K21 K22 K28 K29 K34 K35 K41 K43 K44 K45".split(
    " ",
  ),
] as const;

/** At these points the bank asks the guest for a code. At K28 the gateway fails and a job completes the payment. */
const AT_THE_BANK = new Set(["K16", "K17", "K18", "K19"]);
/** At this point the guest abandons the payment at the bank. */
const ABANDONED = "K41";
const EXIT_TIMEOUT_MS = 30_000;
const POLL_MS = 70;
const MAX_POLLS = 200;

export type TrialEnvironment = {
  db: Db;
  env: Record<string, string>;
  sandbox: {
    url: string;
    setFault: (path: string, fault: string, times?: number) => Promise<void>;
    clearFaults: () => Promise<unknown>;
  };
  stay: Stay;
  couponCode: string;
};

export type Trial = {
  point: string;
  wasKilled: boolean;
  status: string | null;
  cartId: string;
  orderNumber: string | null;
};

/**
 * One guest books while the process is killed at a point. A call without an answer is sent again with its key to the
 * next process; then the guest leaves.
 */
export async function killTrial(
  environment: TrialEnvironment,
  point: string,
): Promise<Trial & { process: BookingProcess }> {
  const { db, env, sandbox, stay } = environment;
  const port = await freePort();
  let process = await startBookingProcess({ ...env, FAULT: `${point}:1` }, port);
  let wasKilled = false;
  const restart = async () => {
    await process.ended;
    wasKilled = true;
    process = await startBookingProcess(env, port);
  };
  const app = remoteApp({ port });
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  const retry = async <A extends { statusCode: number; body: string }>(call: () => Promise<A>): Promise<A> => {
    for (;;) {
      const answer = await call();
      const isBusy = answer.statusCode === 409 && answer.body.includes("1006");
      if (answer.statusCode !== 0 && !isBusy) return answer;
      if (isBusy) await pause(100);
      else await restart();
    }
  };
  const granted: typeof retry = async (call) => {
    const answer = await retry(call);
    if (answer.statusCode >= 300) throw new Error(`At ${point} a guest was refused: ${answer.body}`);
    return answer;
  };
  const key = () => ({ "idempotency-key": randomUUID() });
  const property = await aProperty(db);
  const quoteInput = { propertyId: property.id, ...stay };
  const [first, second, third, fourth] = [key(), key(), key(), key()];
  const quoteId = await guest.quote(quoteInput);
  const payload = { ...quoteInput, quoteId, guestCount: { adults: 2, children: 0 } };
  const { cartId } = (await granted(() => guest.create(payload, first))).json();
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  await granted(() => guest.setGuest(cartId, traveller, {}, second));
  const cart = (await granted(() => guest.applyCoupon(cartId, environment.couponCode, third))).json();
  const isChallenged = AT_THE_BANK.has(point) || point === ABANDONED;
  const token = await guest.token(isChallenged ? testCards.challenged : testCards.paid);
  if (point === "K28") await sandbox.setFault(cardCalls.begin, "500");
  const paid = await retry(() => guest.pay(cart, "", { token }, fourth));
  await sandbox.clearFaults();
  if (point === "K19") await pollUntilExit(process, () => guest.poll(paid.json().paymentId));
  if (point === ABANDONED) await granted(() => guest.abandon(paid.json().paymentId));
  if (AT_THE_BANK.has(point)) await approveAtBank(sandbox, paid.json().paymentId);
  if (point === "K29") process.child.kill("SIGTERM");
  const ends = Promise.race([process.ended.then(() => true), pause(EXIT_TIMEOUT_MS, false, { ref: false })]);
  if (!wasKilled && (await ends)) await restart();
  app.close();
  const { status = null, orderNumber = null } = paid.statusCode === 200 ? paid.json() : {};
  return { point, wasKilled, status, cartId, orderNumber, process };
}

/** Either a poll of the guest or the job asks the gateway first; polls make it the guest soon. */
async function pollUntilExit(process: BookingProcess, poll: () => Promise<unknown>): Promise<void> {
  for (let index = 0; index < MAX_POLLS && process.isRunning(); index++) {
    await poll();
    await pause(POLL_MS);
  }
}
