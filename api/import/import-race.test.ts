import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { ALL_TIMEOUT_MS, fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aTraveller, type CartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { testImport } from "#api/testing/import/test-import.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays, type Day } from "#domain/stay/day.ts";

const HOMES = 12;
const GUESTS = 12;
const ROUNDS = fewOrAll(3, 25);
/** Booked; not offered now, taken by another guest, or at another price now, each of which the guest reads. */
const EXPECTED = new Set(["201", "3001", "3002", "4003"]);

const ids = Array.from({ length: HOMES }, (_, index) => `RACE-${index + 1}`);
const made = aFolder(wholeHomes(ids.map((externalId) => aHomeRow({ externalId }))));
let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: { ...manyNetworks, DATABASE_POOL_SIZE: "12" } });
  await installReferenceData(booking.app.db);
});
afterAll(async () => {
  made.remove();
  await booking.sandbox.stop();
});

/** Other prices for all homes, and two that leave the files and come back in the next round. */
function filesOf(round: number): void {
  const left = new Set([ids[(round * 2) % HOMES], ids[(round * 2 + 1) % HOMES]]);
  const there = ids.filter((id) => !left.has(id));
  made.write(
    "homes.csv",
    there.map((externalId) =>
      aHomeRow({ externalId, weekdayPrice: 800 + round * 10, weekendPrice: 1_200 + round * 10 }),
    ),
  );
}

/** A quote for nights that are taken has no price. */
function codeOf({ statusCode, json }: Pick<Awaited<ReturnType<CartGuest["create"]>>, "statusCode" | "json">): string {
  if (statusCode === 201) return "201";
  return statusCode === 200 ? "3002" : String(json().error?.code ?? statusCode);
}

async function deadlocks(): Promise<number> {
  const { rows } = await booking.app.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}

test(
  "guests book the homes that an import prices, pauses and shows again: each keeps the price of the cart or is refused with a code, and nobody deadlocks",
  async () => {
    const { app, sandbox, stay } = booking;
    await testImport(app.db, made.folder);
    const { rows } = await app.db.execute<{ id: number }>(sql`
    SELECT property_id AS id FROM listing WHERE external_id LIKE 'RACE-%' ORDER BY property_id`);
    const before = await deadlocks();
    let isImporting = true;
    const importing = async () => {
      const problems: string[] = [];
      try {
        for (let round = 1; round <= ROUNDS; round++) {
          filesOf(round);
          const done = await testImport(app.db, made.folder);
          problems.push(...done.problems.filter((line) => !line.includes("an externalId of homes.csv")));
        }
      } finally {
        isImporting = false;
      }
      return problems;
    };
    const answers: string[] = [];
    const changed: string[] = [];
    /** Books a home with a new browser; `null` if the guest is refused. */
    const book = async (propertyId: number, checkIn: Day) => {
      const guest = aPayingGuest(app, sandbox);
      const input = { propertyId, checkIn, checkOut: addDays(checkIn, 2) };
      const quoted = await guest.call("POST", endpoints.quoteStay.url, input);
      const { quoteId } = quoted.json().unitPriceDetails ?? {};
      const create = () => guest.create({ ...input, guestCount: { adults: 2, children: 0 }, quoteId });
      const answer = quoteId ? await create() : quoted;
      answers.push(codeOf(answer));
      return answer.statusCode === 201 ? { guest, cart: answer.json() as Cart } : null;
    };
    const homeAt = (index: number) => rows[index % rows.length]?.id ?? 0;
    const booksInLoop = async (index: number) => {
      for (let attempt = 0; isImporting || attempt === 0; attempt++) {
        const booked = await book(homeAt(index + attempt), addDays(stay.checkIn, (index * 3 + attempt * 5) % 30));
        if (!booked) continue;
        const { guest, cart } = booked;
        const again: Cart = (await guest.get(cart.cartId)).json();
        if (again.totals.payable.total !== cart.totals.payable.total) changed.push(cart.cartId);
        await guest.release(cart.cartId);
      }
    };
    const paysInLoop = async (index: number) => {
      const paid: unknown[] = [];
      for (let attempt = 0; isImporting || attempt === 0; attempt++) {
        const booked = await book(
          homeAt(index + attempt),
          addDays(stay.checkIn, 35 + ((index * 7 + attempt * 3) % 20)),
        );
        if (!booked) continue;
        const { guest, cart } = booked;
        const { email, phone } = guest;
        const ready: Cart = (await guest.setGuest(cart.cartId, aTraveller({ email, phone }))).json();
        if (ready.totals.payable.total !== cart.totals.payable.total) changed.push(cart.cartId);
        paid.push((await guest.pay(ready, testCards.paid)).json().status);
      }
      return paid;
    };
    const [problems, , ...payments] = await Promise.all([
      importing(),
      Promise.all(Array.from({ length: GUESTS }, (_, index) => booksInLoop(index))),
      ...[0, 4].map(paysInLoop),
    ]);
    expect(problems).toEqual([]);
    expect(answers.filter((answer) => !EXPECTED.has(answer))).toEqual([]);
    expect(changed).toEqual([]);
    expect(new Set(payments.flat())).toEqual(new Set(["SUCCESS"]));
    expect(await deadlocks()).toBe(before);
    const found = await findViolations(app.db, 1);
    expect(found.filter(({ invariant }) => /^I(1|3|9|2[128])$/.test(invariant))).toEqual([]);
  },
  ALL_TIMEOUT_MS,
);
