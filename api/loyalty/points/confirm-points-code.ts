import { and, eq, lt, sql } from "drizzle-orm";
import { ownCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { dueOfCart } from "#api/cart/loyalty/fit-cart-legs.ts";
import { readCountedLegs, sumOfLegs } from "#api/leg/read-legs.ts";
import { type LoyaltyDeps, programmeOf } from "#api/loyalty/loyalty-plugin.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PointsCodeRow, pointsCodes } from "#api/schema/leg.ts";
import { readOtp } from "#domain/field/codes.ts";
import { burnRange, burnValue, pointsReaching, pointsStep } from "#domain/loyalty/burn.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import { type Programme, pointsRates } from "#domain/loyalty/rates.ts";
import { riyals } from "#domain/price/riyals.ts";

const MAX_ATTEMPTS = 5;

type Typed = { method: Programme; requestId: string; otp: string };

/** Only the right code tells what the member has, and what of it this cart can use. */
export async function confirmPointsCode(deps: LoyaltyDeps, owner: Owner, typed: Typed) {
  const { balance, cartId } = await checkPointsCode(deps, owner, typed);
  const cart = await ownCart(deps.db, owner, cartId);
  const wallet = (await readCountedLegs(deps.db, cart)).filter(isWalletLeg);
  const due = (await dueOfCart(deps.db, cart)) - sumOfLegs(wallet);
  const rate = pointsRates[typed.method];
  const range = burnRange(rate, balance, due);
  return {
    availablePoints: balance,
    value: riyals(burnValue(balance, rate)),
    max: range?.max ?? 0,
    min: range?.min ?? pointsReaching(rate.minRiyals * 100, rate),
    step: pointsStep(rate),
  };
}

/**
 * Checks a code at its programme. Each attempt is counted before the call, so that parallel guesses are not more than
 * five; an attempt that was not answered does not count.
 */
export async function checkPointsCode(
  deps: LoyaltyDeps,
  owner: Owner,
  { method, requestId, otp }: Typed,
): Promise<{ balance: number; cartId: string }> {
  const code = readOtp(otp);
  if (code === null) throw new Problem("validation", { fields: { otp: "otp" } });
  const { cartId } = await ownPointsCode(deps.db, owner, { method, requestId });
  const [counted] = await deps.db
    .update(pointsCodes)
    .set({ wrongAttempts: sql`${pointsCodes.wrongAttempts} + 1` })
    .where(and(eq(pointsCodes.id, requestId), lt(pointsCodes.wrongAttempts, MAX_ATTEMPTS)))
    .returning({ attempts: pointsCodes.wrongAttempts });
  if (!counted) throw new Problem("code-expired");
  const answer = await programmeOf(deps, method).confirmCode(requestId, code);
  if (answer.kind === "silent") {
    await setCode(deps, requestId, { wrongAttempts: sql`greatest(0, ${pointsCodes.wrongAttempts} - 1)` });
    throw new Problem("loyalty-not-answering");
  }
  if (answer.kind === "over") {
    await setCode(deps, requestId, { wrongAttempts: MAX_ATTEMPTS });
    throw new Problem("code-expired");
  }
  if (answer.kind === "wrong") {
    const attemptsLeft = Math.min(answer.attemptsLeft, MAX_ATTEMPTS - counted.attempts);
    throw new Problem("code-wrong", { details: { attemptsLeft } });
  }
  await setCode(deps, requestId, { confirmedAt: sql`app_now()`, balance: answer.points, wrongAttempts: 0 });
  return { balance: answer.points, cartId };
}

type Change = Parameters<ReturnType<LoyaltyDeps["db"]["update"]>["set"]>[0];

async function setCode({ db }: LoyaltyDeps, requestId: string, change: Change): Promise<void> {
  await db.update(pointsCodes).set(change).where(eq(pointsCodes.id, requestId));
}

/** The request of a code for a cart of this owner. Any other request is answered like one that is over. */
export async function ownPointsCode(
  db: Tx,
  owner: Owner,
  { method, requestId }: { method: Programme; requestId: string },
): Promise<PointsCodeRow> {
  const [row] = await db
    .select()
    .from(pointsCodes)
    .where(and(eq(pointsCodes.id, requestId), eq(pointsCodes.method, method)));
  if (!row) throw new Problem("code-expired");
  await ownCart(db, owner, row.cartId);
  return row;
}
