import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import type { Reachable } from "#api/testing/guests/cart-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { addDays, type Day } from "#domain/stay/day.ts";

type Environment = { db: Db; app: Reachable; sandbox: { url: string }; host: string; from: Day };

/**
 * Guests with a night each in one home want the one night that is free, which costs more than theirs: one holds it and pays,
 * the others keep their stay.
 */
export async function raceForOneNight({ db, app, sandbox, host, from }: Environment, guests: number) {
  const property = await aProperty(db, { weekdayPrice: 50_000, weekendPrice: 50_000 });
  const free = addDays(from, guests);
  await db.execute(sql`
    INSERT INTO night_rate (property_id, night, price) VALUES (${property.id}, ${free}, 90000)`);
  const booked: { guest: ReturnType<typeof aPayingGuest>; orderNumber: string; checkIn: Day }[] = [];
  for (let n = 0; n < guests; n++) {
    const guest = aPayingGuest(app, sandbox, { host });
    const checkIn = addDays(from, n);
    const cart = await guest.readyCart(property.id, { checkIn, checkOut: addDays(checkIn, 1) });
    const { status, orderNumber } = (await guest.pay(cart, testCards.paid)).json();
    if (status === "SUCCESS") booked.push({ guest, orderNumber, checkIn });
  }
  const codes = await Promise.all(
    booked.map(async ({ guest, orderNumber }) => {
      const { changeTo, payChange } = changingGuest(guest, orderNumber);
      const { answer } = await changeTo({ checkIn: free, checkOut: addDays(free, 1) });
      if (answer.statusCode !== 200) return answer.json().error.code as number;
      return (await payChange(answer.json().cartId, testCards.paid)).json().status as string;
    }),
  );
  const unchanged = await Promise.all(
    booked.map(async ({ guest, orderNumber, checkIn }) => {
      const order = (await guest.order(orderNumber)).json();
      return order.statusCode === 58 && order.checkIn === checkIn;
    }),
  );
  return {
    guests: booked.length,
    winners: codes.filter((code) => typeof code === "string").length,
    others: [...new Set(codes.filter((code) => typeof code === "number"))],
    unchanged: unchanged.filter(Boolean).length,
  };
}
