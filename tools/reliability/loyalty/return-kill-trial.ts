import { sql } from "drizzle-orm";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/cancelling-guest.ts";
import { loyaltyCalls } from "#api/testing/loyalty-guest.ts";
import { qitafLedgerOf } from "#api/testing/loyalty-member.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { remoteApp } from "../environment/remote-app.ts";
import type { TrialEnvironment } from "../kill/kill-trial.ts";

const POINTS = 500;

type Environment = TrialEnvironment & { untilSettled: () => Promise<void> };

/** A guest cancels a booking that points paid in part. K40: the programme has returned them, and nothing is recorded. */
export async function returnKillTrial({ db, env, sandbox, stay, untilSettled }: Environment) {
  const port = await freePort();
  let process = await startBookingProcess({ ...env, FAULT: "K40:1" }, port);
  const app = remoteApp({ port });
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  try {
    const { id } = await aProperty(db);
    const { cartId } = await guest.readyCart(id, stay);
    const { confirmed, apply } = loyaltyCalls(guest, cartId);
    const cart = (await apply({ method: "qitaf", requestId: await confirmed(), burnPoints: POINTS })).json();
    const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
    await cancellingGuest(guest, orderNumber).cancelNow();
    const signal = await process.ended;
    process = await startBookingProcess(env, port);
    await untilSettled();
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM cart_leg WHERE cart_id = ${cartId}`);
    return {
      wasKilled: signal === "SIGKILL",
      status: (await guest.order(orderNumber)).json().statusCode as number,
      programme: await qitafLedgerOf(sandbox, rows[0]?.id ?? ""),
    };
  } finally {
    app.close();
    await process.kill();
  }
}
