import { sql } from "drizzle-orm";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { type SettledEnvironment, withKill } from "../environment/with-kill.ts";

const POINTS = 500;

/** A guest cancels a booking that points paid in part. K40: the programme has returned them, and nothing is recorded. */
export async function returnKillTrial(environment: SettledEnvironment) {
  const { db, sandbox, stay, untilSettled } = environment;
  let result: { status: number; programme: string[] } = { status: 0, programme: [] };
  const wasKilled = await withKill(environment, "K40", {
    kill: async (app, port) => {
      const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
      const { cartId } = await guest.readyCart((await aProperty(db)).id, stay);
      const { confirmed, apply } = loyaltyCalls(guest, cartId);
      const cart = (await apply({ method: "qitaf", requestId: await confirmed(), burnPoints: POINTS })).json();
      const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
      await cancellingGuest(guest, orderNumber).cancelNow();
      return { guest, cartId, orderNumber };
    },
    after: async ({ guest, cartId, orderNumber }) => {
      await untilSettled();
      const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM cart_leg WHERE cart_id = ${cartId}`);
      const status: number = (await guest.order(orderNumber)).json().statusCode;
      result = { status, programme: await qitafLedgerOf(sandbox, rows[0]?.id ?? "") };
    },
  });
  return { wasKilled, ...result };
}
