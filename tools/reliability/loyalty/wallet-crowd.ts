import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Identify } from "#api/platform/http/caller.ts";
import { accounts } from "#api/schema/account.ts";
import { wallets } from "#api/schema/wallet.ts";
import { aGiftCard } from "#api/testing/builders/a-gift-card.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aCartGuest, aTraveller, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aPhone } from "#api/testing/guests/member.ts";
import { aLot } from "#api/testing/guests/wallet-member.ts";
import type { SeededRandom } from "#api/testing/search/seeded-random.ts";
import { walletHistory } from "#api/wallet/check-history.ts";
import { settleWallets } from "#api/wallet/settle-wallets.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";

const CARTS = 4;
const FIRST_HALALAS = 600_000;
const GIFT_HALALAS = 5_000;
/** Gift cards that only one wallet knows the codes of; one more is known to all that are busy at the same time. */
const GIFTS = 3;
/** Wallets that are busy at the same time. */
const AT_ONCE = 2;
const HEADER = "x-member";

const kinds = ["hold", "hold", "hold", "void", "void", "spend", "spend", "refund", "expiry", "redeem"] as const;
type Kind = (typeof kinds)[number];

/** A caller is who the request says; thousands of members need no thousands of logins. */
export const identifyByHeader: Identify = async ({ headers }) => {
  const userId = headers[HEADER];
  if (typeof userId !== "string") return { kind: "anonymous" };
  return { kind: "user", userId, via: "bearer", session: { id: userId, family: userId, isRecent: true } };
};

type Crowd = { app: FastifyInstance; stay: Stay; random: SeededRandom };
export type CrowdResult = { operations: number; outcomes: Record<string, number>; wrong: string[] };

/** Whether an outcome is an error of ours: 1000 is the code of an unexpected one. */
export const isOurError = (outcome: string) => / 1000$| 5\d\d$| undefined$/.test(outcome);

/** G12: many operations on each wallet at once. Every halala that was credited is in exactly one place afterwards. */
export async function runWalletCrowd(crowd: Crowd, members: number, operations: number): Promise<CrowdResult> {
  const outcomes: Record<string, number> = {};
  const wrong: string[] = [];
  for (let done = 0; done < members; done += AT_ONCE) {
    const group = [];
    const sharedCode = await aGiftCard(crowd.app.db, crowd.app.settings, GIFT_HALALAS);
    for (let n = 0; n < Math.min(AT_ONCE, members - done); n++) group.push(await aBusyWallet(crowd, sharedCode));
    await Promise.all(
      group.map(async ({ run, misplaced }) => {
        const plan = Array.from({ length: operations }, () => crowd.random.oneOf(kinds));
        const results = await Promise.all(plan.map(async (kind) => `${kind} ${await run(kind)}`));
        for (const result of results) outcomes[result] = (outcomes[result] ?? 0) + 1;
        wrong.push(...(await misplaced()));
      }),
    );
  }
  return { operations: members * operations, outcomes, wrong };
}

async function aBusyWallet({ app, stay, random }: Crowd, sharedCode: string) {
  const { db } = app;
  const [userId, walletId] = [randomUUID(), randomUUID()];
  const name = { firstName: "Noura", lastName: "Al Otaibi" };
  await db
    .insert(accounts)
    .values({ id: userId, type: "local", status: "active", siteId: "mabeet-SA", language: "ar", ...name });
  await db.insert(wallets).values({ id: walletId, accountId: userId });
  await aLot(app, walletId, FIRST_HALALAS);
  const member = aCartGuest(app, { [HEADER]: userId });
  const cartIds: string[] = [];
  for (let n = 0; n < CARTS; n++) cartIds.push(await aCartOf(app, userId, stay));
  const codes = [sharedCode];
  for (let n = 0; n < GIFTS; n++) codes.push(await aGiftCard(db, app.settings, GIFT_HALALAS));
  // A confirmed stay, so that there is something to refund.
  await spend(member, cartIds.pop() ?? "");
  let credited = FIRST_HALALAS;
  const run: Record<Kind, () => Promise<string>> = {
    hold: () => codeOf(loyaltyCalls(member, random.oneOf(cartIds)).wallet(random.between(1, 900))),
    void: () => codeOf(loyaltyCalls(member, random.oneOf(cartIds)).remove("wallet")),
    spend: () => spend(member, random.oneOf(cartIds)),
    refund: () => cancelOne(app, member, userId),
    expiry: () => expireOne(app, walletId),
    redeem: async () => {
      const answer = await codeOf(member.call("POST", endpoints.redeemGift.url, { code: random.oneOf(codes) }));
      if (answer === "200") credited += GIFT_HALALAS;
      return answer;
    },
  };
  return { run: (kind: Kind) => run[kind](), misplaced: () => misplacedIn(app, { walletId, userId, credited }) };
}

/** An account has one hold at a time, so each cart is made by a browser of its own and then given to the account. */
async function aCartOf(app: FastifyInstance, userId: string, stay: Stay): Promise<string> {
  const { db } = app;
  const browser = aCartGuest(app);
  const { id: propertyId } = await aProperty(db, { policyTypeId: policyTypes.FULLY_REFUNDABLE });
  const { cartId } = await browser.cart({ propertyId, ...stay });
  await browser.setGuest(cartId, aTraveller({ email: `${randomUUID()}@example.test`, phone: aPhone() }));
  await db.execute(sql`UPDATE cart SET user_id = ${userId} WHERE id = ${cartId}`);
  return cartId;
}

/** Sets aside what the cart costs and pays with it; both may be refused. */
async function spend(member: CartGuest, cartId: string): Promise<string> {
  await loyaltyCalls(member, cartId).wallet();
  const body = { cartId, method: "wallet", returnUrl: "/ar/chalet/payment/return", acceptedTotal: 0 };
  return codeOf(member.call("POST", endpoints.pay.url, body));
}

async function cancelOne({ db }: FastifyInstance, member: CartGuest, userId: string): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT order_number AS number FROM placed_order WHERE user_id = ${userId} AND status_code = 58 LIMIT 1`);
  if (!rows[0]) return "none";
  const { preview, cancel } = cancellingGuest(member, rows[0].number);
  const { previewId } = (await preview()).json();
  return previewId ? codeOf(cancel(previewId)) : "over";
}

async function expireOne({ db }: FastifyInstance, walletId: string): Promise<string> {
  await db.execute(sql`
    UPDATE wallet_lot SET opens_at = app_now() - interval '2 days', expires_at = app_now() - interval '1 second'
    WHERE id = (SELECT id FROM wallet_lot WHERE wallet_id = ${walletId} AND balance_minor BETWEEN 1 AND ${GIFT_HALALAS} LIMIT 1)`);
  await inTransaction(db, settleWallets);
  return "200";
}

type Owned = { walletId: string; userId: string; credited: number };

/**
 * Lots, money set aside, confirmed stays and expired money together are what was credited, and the rows of the history
 * that are not cancelled add up to the lots.
 */
async function misplacedIn({ db }: FastifyInstance, { walletId, userId, credited }: Owned): Promise<string[]> {
  const { rows } = await db.execute<{ lots: string; held: string; stays: string; expired: string }>(sql`
    SELECT (SELECT coalesce(sum(balance_minor), 0) FROM wallet_lot WHERE wallet_id = ${walletId}) AS lots,
      (SELECT coalesce(sum(value_halalas), 0) FROM cart_leg WHERE wallet_id = ${walletId} AND state = 'reserved') AS held,
      (SELECT coalesce(sum(loyalty_halalas), 0) FROM placed_order WHERE user_id = ${userId} AND status_code = 58) AS stays,
      (SELECT coalesce(-sum(e.amount_minor), 0) FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
        JOIN wallet_lot l ON e.account = 'wallet:' || l.id WHERE t.kind = 'expiry' AND l.wallet_id = ${walletId}) AS expired`);
  const parts = Object.values(rows[0] ?? {}).map(Number);
  const found = parts.reduce((sum, part) => sum + part, 0);
  const shown = (await walletHistory(db, walletId)).filter(({ status }) => status !== "Cancelled");
  const inHistory = shown.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const isExact = found === credited && inHistory === Number(rows[0]?.lots);
  return isExact ? [] : [`${walletId}: ${JSON.stringify({ ...rows[0], credited, inHistory })}`];
}

type Answer = { statusCode: number; json: () => { error?: { code: number } } };

async function codeOf(answering: Promise<Answer>): Promise<string> {
  const answer = await answering;
  return String(answer.statusCode < 400 ? answer.statusCode : answer.json().error?.code);
}
