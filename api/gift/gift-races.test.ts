import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freezeGiftCards, unfreezeGiftCards } from "#api/operator/gift-cards.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { tablesNaming } from "#api/testing/checks/tables-naming.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { settleGiftCards } from "./settle-gift-cards.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, GIFT_WAIT_MINUTES: "0", LIMIT_GIFT: "1000" } });
});
afterAll(() => booking.sandbox.stop());

const db = () => booking.app.db;
const aRecipient = () => aMember(booking.app, { headers: { host: "mabeet-sa.localhost" } });
const redeem = (member: Pick<Member, "call">, code: string) => member.call("POST", endpoints.redeemGift.url, { code });

/** A gift that has arrived, and its code. */
async function aSentGift(given: Record<string, unknown> = {}) {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy(given);
  const read = async () =>
    /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec((await booking.inboxOf(buyer.recipientEmail))[0]?.text ?? "");
  await expect.poll(async () => (await read()) !== null, { timeout: 20_000 }).toBe(true);
  await booking.untilSettled();
  return { buyer, number, code: (await read())?.[0] ?? "" };
}
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted();

test("of fifty guests who redeem one code one gets it", async () => {
  const { code } = await aSentGift();
  const members = [];
  for (let guest = 0; guest < 10; guest++) members.push(await aRecipient());
  const attempts = members.flatMap((member) => Array.from({ length: 5 }, () => redeem(member, code)));
  const answers = await Promise.all(attempts);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  const { rows } = await db().execute<{ sum: number }>(sql`
    SELECT sum(l.balance_minor)::int AS sum FROM wallet_lot l JOIN wallet w ON w.id = l.wallet_id
    WHERE w.account_id = ANY (${sql.param(members.map(({ user }) => user.id))}::uuid[])`);
  expect(rows[0]?.sum).toBe(25_000);
  expect(await booking.violations()).toEqual([]);
});

test("a gift that is redeemed and returned at once has one end", async () => {
  for (let round = 0; round < 4; round++) {
    const { buyer, number, code } = await aSentGift();
    const member = await aRecipient();
    const both = [redeem(member, code), buyer.return(number)];
    const answers = await Promise.all(round % 2 === 0 ? both : both.toReversed());
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  }
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("a frozen card cannot be redeemed, returned or told from an unknown one, until it is released", async () => {
  const { buyer, number, code } = await aSentGift();
  const operator = { by: "Huda", second: null, reason: "a stolen card" };
  const { secrets } = booking.app.settings;
  const member = await aRecipient();
  const answers = await Promise.allSettled([
    freezeGiftCards(db(), operator, { subject: number, secrets }),
    redeem(member, "ABCD-EFGH-JKMN-PQRS"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect((await redeem(member, code)).json().error.code).toBe(9001);
  expect((await buyer.gift(number)).state).toBe("frozen");
  expect((await buyer.return(number)).json().error.code).toBe(7002);
  await unfreezeGiftCards(db(), operator, { subject: code, secrets });
  expect((await redeem(member, code)).statusCode).toBe(200);
  await expect(freezeGiftCards(db(), operator, { subject: buyer.email, secrets })).rejects.toThrow("no unused");
});

test("a card that is frozen and redeemed at once has one end", async () => {
  const operator = { by: "Huda", second: null, reason: "a stolen card" };
  const { secrets } = booking.app.settings;
  for (let round = 0; round < 3; round++) {
    const { number, code } = await aSentGift({ amount: 50 });
    const member = await aRecipient();
    const [frozen, redeemed] = await Promise.allSettled([
      freezeGiftCards(db(), operator, { subject: number, secrets }),
      redeem(member, code),
    ]);
    const isRedeemed = redeemed.status === "fulfilled" && redeemed.value.statusCode === 200;
    expect([frozen.status === "fulfilled", isRedeemed].filter(Boolean)).toHaveLength(1);
  }
  expect(await booking.violations()).toEqual([]);
});

test("a card beyond what a wallet may take in a month is frozen for an operator", async () => {
  const member = await aRecipient();
  const codes = [];
  for (let gift = 0; gift < 6; gift++) codes.push((await aSentGift({ amount: gift < 5 ? 2000 : 50 })).code);
  const answers = [];
  for (const code of codes) answers.push(await redeem(member, code));
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 422]);
  expect(answers.at(-1)?.json().error.code).toBe(9004);
  const { rows } = await db().execute(sql`SELECT FROM task WHERE kind = 'gift-card-frozen' AND done_at IS NULL`);
  expect(rows).toHaveLength(1);
  expect((await redeem(await aRecipient(), codes.at(-1) ?? "")).json().error.code).toBe(9001);
});

test("an expired card cannot be redeemed, and its money is booked", async () => {
  const { buyer, number, code } = await aSentGift();
  const client = new Client({ connectionString: (await testDatabase()).migrationUrl });
  await client.connect();
  await client.query(
    `UPDATE gift_card SET active_at = active_at - interval '4 years', expires_at = app_now()
    WHERE gift_order_id = (SELECT id FROM gift_order WHERE order_number = $1)`,
    [number],
  );
  await client.end();
  expect((await buyer.gift(number)).state).toBe("expired");
  expect((await redeem(await aRecipient(), code)).json().error.code).toBe(9003);
  await runBatches(db(), "settle-gift-cards", settleGiftCards);
  const { rows } = await db().execute(sql`
    SELECT c.balance_minor::int AS balance, c.state FROM gift_card c JOIN gift_order g ON g.id = c.gift_order_id
    WHERE g.order_number = ${number}`);
  expect(rows).toEqual([{ balance: 0, state: "expired" }]);
  expect((await redeem(await aRecipient(), code)).json().error.code).toBe(9003);
  expect(await booking.violations()).toEqual([]);
});

test("a deleted buyer leaves no trace, and a gift that is not sent yet still arrives", async () => {
  const member = await aRecipient();
  const buyer = aGiftBuyer(booking);
  const made = await member.call("POST", endpoints.createGift.url, buyer.body({ senderName: "Sentinelova" }));
  const { giftOrderNumber } = made.json();
  const exported = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(exported.gifts).toMatchObject([{ orderNumber: giftOrderNumber, recipient: { name: "Sara" } }]);
  expect(await tablesNaming(db(), "sentinelova")).toEqual([]);
  expect(await tablesNaming(db(), buyer.email)).toContain("gift_order");
  const deletion = aLogin({ reason: "I moved away" });
  expect((await member.call("POST", endpoints.deleteUser.url, deletion)).statusCode).toBe(204);
  expect(await tablesNaming(db(), buyer.email)).not.toContain("gift_order");
});

test("gifts stand in the lists of an account, upcoming until they are used", async () => {
  const member = await aRecipient();
  const { buyer, number, code } = await aSentGift();
  await db().execute(sql`UPDATE gift_order SET user_id = ${member.user.id} WHERE order_number = ${number}`);
  const list = async (name: string) => (await member.call("GET", `${endpoints.listOrders.url}?list=${name}`)).json();
  expect((await list("upcoming")).items).toMatchObject([
    { productType: "gift-card", orderNumber: number, amount: 250, recipientName: "Sara" },
  ]);
  expect((await list("past")).totalCount).toBe(0);
  expect((await redeem(await aRecipient(), code)).statusCode).toBe(200);
  expect((await list("upcoming")).totalCount).toBe(0);
  expect((await list("past")).items).toMatchObject([{ orderNumber: number, state: "redeemed" }]);
  expect(buyer.recipientEmail).not.toBe("");
});
