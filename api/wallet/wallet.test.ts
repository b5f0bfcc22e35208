import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { post, transfer } from "#api/ledger/post.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { settleWallets } from "./settle-wallets.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ env: relaxedLimits });
});

type Caller = Pick<Awaited<ReturnType<typeof aMember>>, "call">;
const site = (host: string) => ({ headers: { host: `${host}.localhost` } });
const code = async (answer: ReturnType<Caller["call"]>) => (await answer).json().error?.code;
const balance = async (member: Caller) => (await member.call("GET", endpoints.checkBalance.url)).json();
const history = async (member: Caller, query = "") =>
  (await member.call("GET", `${endpoints.checkHistory.url}${query}`)).json();
const settle = () => inTransaction(app.db, settleWallets);

/** Moves money between a lot and a leg or the house. */
const move = (kind: "wallet-hold" | "wallet-spend" | "wallet-void", subjectId: string, from: string, to: string) =>
  inTransaction(app.db, (tx) =>
    post(tx, { kind, subjectId, entries: transfer({ from, to, amountMinor: 1_000, currency: "SAR" }) }),
  );

test("a guest who has not joined is invited, and joins once", async () => {
  const member = await aMember(app, site("mabeet-sa"));
  expect(await code(member.call("GET", endpoints.checkBalance.url))).toBe(8004);
  expect(await code(member.call("GET", endpoints.checkHistory.url))).toBe(8004);

  const empty = { enrolled: true, available: 0, pending: 0, expiringSoon: null, currency: "SAR" };
  const joins = await Promise.all([1, 2, 3].map(() => member.call("POST", endpoints.enrolInWallet.url, {})));
  expect(joins.map((answer) => [answer.statusCode, answer.json()])).toEqual(joins.map(() => [201, empty]));
  expect(await balance(member)).toEqual(empty);
  expect(await history(member)).toEqual({ items: [], page: 1, pageSize: 10, totalCount: 0 });
});

test("only a verified account can join", async () => {
  const member = await aMember(app, { isVerified: false, ...site("mabeet-sa") });
  expect(await code(member.call("POST", endpoints.enrolInWallet.url, {}))).toBe(6009);
});

test("on a site without the wallet its calls do not exist", async () => {
  const member = await aMember(app, site("tajawal-sa"));
  expect(await code(member.call("GET", endpoints.checkBalance.url))).toBe(1002);
  expect(await code(member.call("GET", endpoints.checkHistory.url))).toBe(1002);
  expect(await code(member.call("POST", endpoints.enrolInWallet.url, {}))).toBe(1002);
});

test("a member sees what is available, what opens later and what expires soon", async () => {
  const member = await aWalletMember(app);
  await aLot(app, member.walletId, 12_345);
  await aLot(app, member.walletId, 5_000, { expiresInDays: 5 });
  await aLot(app, member.walletId, 700, { opensInDays: 3, expiresInDays: 400 });

  expect(await balance(member)).toEqual({
    enrolled: true,
    available: 173.45,
    pending: 7,
    expiringSoon: { amount: 50, date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    currency: "SAR",
  });
});

test("the owner of a frozen wallet is asked to call", async () => {
  const member = await aWalletMember(app);
  await app.db.execute(sql`UPDATE wallet SET frozen_at = app_now() WHERE id = ${member.walletId}`);
  expect(await code(member.call("GET", endpoints.checkBalance.url))).toBe(8008);
});

test("an expired lot cannot be spent, and its expiry is booked once", async () => {
  const member = await aWalletMember(app);
  const lotId = await aLot(app, member.walletId, 5_000, { opensInDays: -30, expiresInDays: -1 });
  expect((await balance(member)).available).toBe(0);
  expect(await history(member)).toMatchObject({ items: [{ type: "REWARD", status: "Expired", amount: 50 }] });

  await settle();
  await settle();
  const { items } = await history(member);
  expect(items).toMatchObject([
    { type: "EXPIRED", status: "Expired", amount: -50, expiryDate: null },
    { type: "REWARD", status: "Expired", amount: 50 },
  ]);
  const { rows } = await app.db.execute(sql`SELECT balance_minor::int AS left FROM wallet_lot WHERE id = ${lotId}`);
  expect(rows).toEqual([{ left: 0 }]);
});

test("money that a cart set aside is pending, then used; what it gave up is no movement", async () => {
  const member = await aWalletMember(app);
  const lotId = await aLot(app, member.walletId, 3_000);
  const [spent, givenUp, held] = [randomUUID(), randomUUID(), randomUUID()];
  for (const leg of [spent, givenUp, held]) await move("wallet-hold", leg, `wallet:${lotId}`, `held:${leg}`);
  expect(await balance(member)).toMatchObject({ available: 0 });
  await move("wallet-spend", spent, `held:${spent}`, "stays");
  await move("wallet-void", givenUp, `held:${givenUp}`, `wallet:${lotId}`);

  const { items } = await history(member);
  expect(
    items.map((row: { type: string; status: string; amount: number }) => [row.type, row.status, row.amount]),
  ).toEqual([
    ["REDEEM", "Pending", -10],
    ["REDEEM", "Redeemed", -10],
    ["REWARD", "Redeemed", 10],
    ["REWARD", "Available", 10],
    ["REWARD", "Pending", 10],
  ]);
  expect(await history(member, "?type=REDEEM&status=Redeemed")).toMatchObject({ totalCount: 1 });
  expect(await balance(member)).toMatchObject({ available: 10 });
});

test("the export of an account has its wallet", async () => {
  const member = await aWalletMember(app);
  await aLot(app, member.walletId, 1_234);
  const { wallet } = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(wallet).toMatchObject({ frozenAt: null, history: [{ type: "REWARD", status: "Available", amount: 12.34 }] });
});

test("a history is read in pages, the newest row first", async () => {
  const member = await aWalletMember(app);
  for (let amount = 1; amount <= 12; amount++) await aLot(app, member.walletId, amount * 100);

  const [first, second] = [await history(member), await history(member, "?page=2")];
  expect([first.items.length, second.items.length, second.totalCount]).toEqual([10, 2, 12]);
  expect([first.items[0].amount, second.items[1].amount]).toEqual([12, 1]);
  expect(first.items[0].description).toEqual({ en: "Credit from us", ar: "رصيد مقدّم منّا" });
  expect((await history(member, "?pageSize=25")).items).toHaveLength(12);
});

test.each(["?pageSize=11", "?page=0", "?status=Gone", "?type=GIFT", "?page=x"])(
  "a wrong question about the history is refused: %s",
  async (query) => {
    const member = await aWalletMember(app);
    expect(await code(member.call("GET", `${endpoints.checkHistory.url}${query}`))).toBe(1001);
  },
);

test.each([
  ["mabeet-sa", "2492.63", 24.92],
  ["mabeet-ae", "0.99", 0],
  ["tajawal-sa", "2492.63", 0],
])("on %s a payment of %s riyals earns %d", async (host, amount, walletReward) => {
  const url = `${endpoints.calculateReward.url}?amount=${amount}&currency=SAR&productType=accommodation`;
  const answer = await app.inject({ url, headers: { host: `${host}.localhost` } });
  expect(answer.json()).toEqual({
    walletReward,
    currency: "SAR",
    expiresAt: walletReward > 0 ? expect.stringMatching(/T21:00:00\.000Z$/) : null,
  });
});

test.each(["amount=-1&currency=SAR", "amount=1&currency=USD", "currency=SAR", "amount=x&currency=SAR"])(
  "a reward is not calculated for %s",
  async (query) => {
    const answer = await app.inject(`${endpoints.calculateReward.url}?${query}&productType=accommodation`);
    expect(answer.json().error.code).toBe(1001);
  },
);
