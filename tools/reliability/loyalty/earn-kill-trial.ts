import { sql } from "drizzle-orm";
import { endStay } from "#api/testing/bookings/end-stay.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aMemberNumber, qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { type SettledEnvironment, withKill } from "../environment/with-kill.ts";

/** A stay earns points after its end. K23: the programme has given them, and nothing is recorded. */
export async function earnKillTrial(environment: SettledEnvironment) {
  const { db, sandbox, stay, untilSettled } = environment;
  let result: { states: string[]; programme: string[]; mails: number } = { states: [], programme: [], mails: 0 };
  const wasKilled = await withKill(environment, "K23", {
    kill: async (app, port) => {
      const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
      const cart = await guest.readyCart((await aProperty(db)).id, stay);
      const traveller = aTraveller({ email: guest.email, phone: guest.phone });
      const earn = { provider: "Qitaf", phone: aMemberNumber() };
      await guest.call("PATCH", endpoints.setGuest.url.replace(":cartId", cart.cartId), { traveller, earn });
      const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
      await endStay(db, orderNumber);
      return orderNumber;
    },
    after: async (orderNumber) => {
      await untilSettled();
      const { rows } = await db.execute<{ id: string; state: string; mails: number }>(sql`
        SELECT e.id, e.state, (SELECT count(*)::int FROM outbox b
          WHERE b.kind = 'mail-earned' AND b.subject_id = e.id AND b.done_at IS NOT NULL) AS mails
        FROM earning e JOIN placed_order o ON o.id = e.order_id WHERE o.order_number = ${orderNumber}`);
      const programme = await qitafLedgerOf(sandbox, rows[0]?.id ?? "");
      result = { states: rows.map(({ state }) => state), programme, mails: rows[0]?.mails ?? 0 };
    },
  });
  return { wasKilled, ...result };
}
