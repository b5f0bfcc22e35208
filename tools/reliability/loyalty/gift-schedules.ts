import { sql } from "drizzle-orm";
import { freezeGiftCards } from "#api/operator/gift-cards.ts";
import { OperatorError } from "#api/operator/operator-error.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aMember, type Member } from "#api/testing/guests/member.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { type ProblemCode, problems } from "#domain/problem/problems.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";
import { settleJobs } from "../environment/settle-jobs.ts";

type Action = "redeem" | "redeemElsewhere" | "freeze" | "return";
/** While `first` is in COMMIT, `other` begins; `first` wins and `other` is refused with this problem. */
type GiftPair = { first: Action; other: Action; refusal: ProblemCode | "no unused card"; state: string };

const pair = (first: Action, other: Action, refusal: GiftPair["refusal"], state: string): GiftPair => ({
  ...{ first, other, refusal, state },
});
/** Every action on one card with every other one. A second `redeem` is one of the same wallet. */
export const giftPairs: readonly GiftPair[] = [
  pair("redeem", "redeem", "gift-card-used", "redeemed"),
  pair("redeem", "redeemElsewhere", "gift-card-invalid", "redeemed"),
  pair("redeem", "freeze", "no unused card", "redeemed"),
  pair("redeem", "return", "cancel-not-possible", "redeemed"),
  pair("freeze", "redeem", "gift-card-invalid", "frozen"),
  pair("freeze", "freeze", "no unused card", "frozen"),
  pair("freeze", "return", "cancel-not-possible", "frozen"),
  pair("return", "redeem", "gift-card-invalid", "returned"),
  pair("return", "freeze", "no unused card", "returned"),
  pair("return", "return", "cancel-running", "returned"),
];

/** What the guests and operators were answered, what became of the card, and how many halalas are in wallets. */
export type GiftResult = { wasReached: boolean; answers: string[]; state: string; redeemed: number };

export const GIFT_SAR = 50;
const OPERATOR = { by: "Huda", second: null, reason: "a stolen card" };

/** Two members who have joined the wallet by no card yet. */
export async function giftMembers({ app }: BookingApp): Promise<[Member, Member]> {
  const headers = { host: "mabeet-sa.localhost" };
  return [await aMember(app, { headers }), await aMember(app, { headers })];
}

/** G3: one gift card that has arrived, two members, its buyer and an operator. */
export async function runGiftPair(
  booking: BookingApp,
  [member, rival]: [Member, Member],
  { first, other }: GiftPair,
): Promise<GiftResult> {
  const { db, settings } = booking.app;
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy({ amount: GIFT_SAR });
  await settleJobs(booking);
  const [code = ""] =
    /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec((await booking.inboxOf(buyer.recipientEmail))[0]?.text ?? "") ?? [];
  const redeemBy = ({ call }: Member) => answerOf(call("POST", endpoints.redeemGift.url, { code }));
  const run: Record<Action, () => Promise<string>> = {
    redeem: () => redeemBy(member),
    redeemElsewhere: () => redeemBy(rival),
    freeze: () =>
      freezeGiftCards(db, OPERATOR, { subject: number, secrets: settings.secrets }).then(() => "ok", refusalOf),
    return: () => answerOf(buyer.return(number)),
  };
  const actions = { point: "K30", first: run[first], others: [run[other]] };
  const { wasReached, results } = await runInterleaved(db, actions);
  await settleJobs(booking);
  const { rows } = await db.execute<{ state: string; redeemed: number }>(sql`
    SELECT c.state, coalesce((SELECT sum(l.balance_minor) FROM wallet_lot l WHERE l.gift_card_id = c.id), 0)::int AS redeemed
    FROM gift_card c JOIN gift_order g ON g.id = c.gift_order_id WHERE g.order_number = ${number}`);
  return { wasReached, answers: results, state: rows[0]?.state ?? "", redeemed: rows[0]?.redeemed ?? -1 };
}

function refusalOf(error: unknown): string {
  if (error instanceof OperatorError) return "no unused card";
  throw error;
}

async function answerOf(answering: Promise<{ statusCode: number; json: () => { error?: { code: number } } }>) {
  const answer = await answering;
  if (answer.statusCode < 400) return "ok";
  const code = answer.json().error?.code;
  return Object.entries(problems).find(([, problem]) => problem.code === code)?.[0] ?? String(code);
}
