import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { blockNights } from "#api/operator/block-nights.ts";
import { interleave } from "#api/platform/fault/fault-point.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aFeed, eventStates, takenNights } from "#api/testing/calendars/a-feed.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const app = await testApp({ env: { ...manyNetworks, DATABASE_POOL_SIZE: "8" } });
const { db } = app;
const operator = { by: "Huda", second: null, reason: "The host called." };
const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);

beforeAll(() => aCurrencyRate(db));

async function deadlocks(): Promise<number> {
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}

const HOMES = 10;
const NIGHTS = 20;
const ROUNDS = fewOrAll(1, 20);

test("40 commands and feeds close nights while 40 guests book them: each night has one owner, and nobody deadlocks", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const homes = await Promise.all(Array.from({ length: HOMES }, async () => (await aProperty(db)).id));
    const feeds: Awaited<ReturnType<typeof aFeed>>[] = [];
    for (const id of homes) feeds.push(await aFeed(db, id));
    const home = (index: number) => homes[index % HOMES] as number;
    const start = (index: number) => 5 + ((index * 7) % (NIGHTS - 3));
    const commands = Array.from({ length: 30 }, (_, index) =>
      blockNights(db, operator, {
        ...{ propertyIds: [home(index), home(index + 3)], from: day(start(index)), to: day(start(index) + 2) },
        ...{ note: null, whenFree: index % 2 === 0 },
      }).then(
        () => "blocked",
        (error: Error) => error.message,
      ),
    );
    const readings = feeds.map((feed, index) =>
      feed.sends([{ uid: "a", from: day(start(index)), to: day(start(index) + 5) }]),
    );
    const guests = Array.from({ length: 40 }, async (_, index) => {
      const guest = aCartGuest(app);
      const stay = { checkIn: day(start(index + 1)), checkOut: day(start(index + 1) + 3) };
      const answer = await guest.book({ propertyId: home(index), ...stay });
      if (answer.statusCode === 201 && index % 3 === 0) await guest.release(answer.json().cartId);
      return answer.statusCode;
    });
    const answers = await Promise.all([...commands, ...readings, ...guests]);
    const unexpected = answers.filter(
      (answer) =>
        ![201, 409, undefined, "blocked", "These nights are booked or being booked."].includes(answer as never),
    );
    expect(unexpected).toEqual([]);
    await app.jobs.run("settle-calendars");
    const { rows } = await db.execute(sql`
      SELECT c.id FROM stay_claim c WHERE c.property_id = ANY (${sql.param(homes)}::integer[]) AND c.state <> 'released'
        AND (SELECT count(*) FROM night_claim n WHERE n.stay_claim_id = c.id) <> upper(c.nights) - lower(c.nights)`);
    expect(rows).toEqual([]);
    expect((await findViolations(db, 1)).filter(({ invariant }) => /^I(1|22|28)$/.test(invariant))).toEqual([]);
  }
  expect(await deadlocks()).toBe(0);
});

test("of a feed and a guest who want the same night at once one has it, and the other learns of it", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < fewOrAll(6, 50); round++) {
    const { id } = await aProperty(db);
    const feed = await aFeed(db, id);
    const guest = aCartGuest(app);
    const [answer] = await Promise.all([
      guest.book({ propertyId: id, checkIn: day(6), checkOut: day(7) }),
      feed.sends([{ uid: "a", from: day(6), to: day(7) }]),
    ]);
    const taken = await takenNights(db, id);
    const { a } = await eventStates(db, id);
    expect([
      ["import", 409, "applied"],
      ["guest", 201, "waiting"],
    ]).toContainEqual([taken[day(6)], answer.statusCode, a]);
    outcomes.add(String(taken[day(6)]));
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test("a guest who wants a night between the reading of a feed and its commit waits and is refused", async () => {
  const { id } = await aProperty(db);
  const feed = await aFeed(db, id);
  const guest = aCartGuest(app);
  let booked: Promise<{ statusCode: number }> | undefined;
  interleave("K55", () => {
    booked = guest.book({ propertyId: id, checkIn: day(6), checkOut: day(7) });
  });
  await feed.sends([{ uid: "a", from: day(6), to: day(7) }]);
  expect((await booked)?.statusCode).toBe(409);
  expect(await takenNights(db, id)).toEqual({ [day(6)]: "import" });
});
