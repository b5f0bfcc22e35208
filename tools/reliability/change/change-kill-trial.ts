import { randomUUID } from "node:crypto";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { addDays } from "#domain/stay/day.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { checkOut } from "../environment/checkout.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";

/** K31: nights held, before COMMIT. K32: stay swapped, before COMMIT. K33: swapped and committed, before the refund. */
export const changePoints = ["K31", "K32", "K33"] as const;

type Environment = TrialEnvironment & { untilSettled: () => Promise<void> };

/**
 * One guest changes a booking while the process is killed at a point; calls are sent again with their keys to the next
 * process, and its jobs complete the payment or the refund of the difference.
 */
export async function changeKillTrial(environment: Environment, point: string) {
  const { db, env, sandbox, stay, untilSettled } = environment;
  const port = await freePort();
  let process = await startBookingProcess({ ...env, FAULT: `${point}:1` }, port);
  const app = remoteApp({ port });
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  let wasKilled = false;
  const retry = async <A extends { statusCode: number }>(call: () => Promise<A>): Promise<A> => {
    const answer = await call();
    if (answer.statusCode !== 0) return answer;
    wasKilled = (await process.ended) === "SIGKILL";
    process = await startBookingProcess(env, port);
    return call();
  };
  try {
    const { paid } = await checkOut(guest, { db, stay, card: testCards.paid });
    if (!("status" in paid)) throw new Error(`At ${point} a guest could not pay.`);
    const { orderNumber } = paid;
    const { previewChange, modify } = changingGuest(guest, orderNumber);
    const checkOutDay = addDays(stay.checkOut, point === "K33" ? -1 : 1);
    const previewed = (await previewChange({ checkIn: stay.checkIn, checkOut: checkOutDay })).json();
    const [first, second] = [{ "idempotency-key": randomUUID() }, { "idempotency-key": randomUUID() }];
    const made = (await retry(() => modify(previewed, first))).json();
    if (made.status === "PAY") {
      const cart = (await guest.get(made.cartId)).json();
      const token = await guest.token(testCards.paid);
      await retry(() => guest.pay(cart, "", { token }, second));
    }
    await untilSettled();
    const after = (await guest.order(orderNumber)).json();
    const isChanged = after.checkOut === checkOutDay && after.total === previewed.after.total;
    return { wasKilled, isChanged, changes: after.changes.length as number, orderNumber };
  } finally {
    app.close();
    await process.kill();
  }
}
