import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { dueOfCart } from "#api/cart/loyalty/fit-cart-legs.ts";
import { productIdOf } from "#api/cart/price/product-id.ts";
import { legSeal } from "#api/leg/leg-seal.ts";
import { lockLiveLegs } from "#api/leg/lock-legs.ts";
import { sumOfLegs } from "#api/leg/read-legs.ts";
import { type LoyaltyDeps, programmeOf } from "#api/loyalty/loyalty-plugin.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint, faultsArePlanned } from "#api/platform/fault/fault-point.ts";
import type { Scope } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { seal, sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import { cartLegs, type LegRow, type PointsCodeRow } from "#api/schema/leg.ts";
import type { Language } from "#domain/language/language.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import { checkPointsCode, ownPointsCode } from "./confirm-points-code.ts";
import { requireBurn } from "./require-burn.ts";
import { requirePointsCart } from "./require-points.ts";
import { settleReservation } from "./settle-reservation.ts";

/** The call to the programme takes at most five seconds; nobody else moves the leg meanwhile. */
const LEASE_MS = 15_000;
/** A busy machine needs this time, however small the scale. */
const MIN_LEASE_MS = 1_500;
const CONFIRMED_MS = 10 * 60_000;

export type PointsInput = {
  method: Programme;
  cartId: string;
  requestId?: string | undefined;
  otp?: string | undefined;
  burnPoints?: number | undefined;
  language: Language;
};

/**
 * Reserves points for a cart. The leg is stored before the programme is called and its answer after it, so wherever the
 * process ends, the completer knows what to end at the programme. With an idempotency key a repeated call is the same leg.
 */
export async function applyPoints(
  deps: LoyaltyDeps,
  owner: Owner,
  scope: Scope | null,
  input: PointsInput,
): Promise<void> {
  const { method, requestId, otp, burnPoints } = input;
  if (!requestId) throw new Problem("validation", { fields: { requestId: "required" } });
  if (burnPoints === undefined) throw new Problem("validation", { fields: { burnPoints: "required" } });
  const legId = scope
    ? productIdOf(input.cartId, JSON.stringify([scope, method, requestId, burnPoints]))
    : randomUUID();
  const code = await ownPointsCode(deps.db, owner, { method, requestId });
  const isKnown = (await deps.db.$count(cartLegs, eq(cartLegs.id, legId))) > 0;
  if (!isKnown && otp !== undefined && !code.confirmedAt)
    await checkPointsCode(deps, owner, { method, requestId, otp });
  const { leg, isNew } = await begin(deps, owner, { ...input, requestId, burnPoints, legId });
  await faultPoint("K08");
  const evidence = isNew ? await reserve(deps, leg, requestId) : { kind: "silent" as const };
  await faultPoint("K09");
  await settleReservation(deps, leg.id, evidence, { isNew });
}

async function reserve(deps: LoyaltyDeps, { id, method, points }: LegRow, requestId: string) {
  const answering = programmeOf(deps, method as Programme).reserve({
    burnId: id,
    requestId,
    otp: null,
    points: points ?? 0,
  });
  // A test that ends the process after the call was sent gives the call time to leave.
  if (faultsArePlanned()) await new Promise((resolve) => setTimeout(resolve, 100));
  return answering;
}

type Begun = { leg: LegRow; isNew: boolean };
type NewLeg = PointsInput & { legId: string; requestId: string; burnPoints: number };

async function begin(deps: LoyaltyDeps, owner: Owner, input: NewLeg): Promise<Begun> {
  const work = async (tx: Tx): Promise<Begun> => {
    const cart = await ownOpenCart(tx, owner, input.cartId);
    requirePointsCart(cart, input.method);
    const live = await lockLiveLegs(tx, [cart.id]);
    const [known] = await tx.select().from(cartLegs).where(eq(cartLegs.id, input.legId));
    if (known) return { leg: known, isNew: false };
    if (!live.every(isWalletLeg)) throw new Problem("one-programme-only");
    const code = await ownPointsCode(tx, owner, input);
    if (code.cartId !== cart.id || !(await isConfirmed(tx, code))) throw new Problem("code-expired");
    const due = (await dueOfCart(tx, cart)) - sumOfLegs(live);
    const burn = requireBurn(input.burnPoints, {
      method: input.method,
      balance: code.balance ?? 0,
      due,
      language: input.language,
    });
    return { leg: await insertLeg(tx, deps, code, { ...burn, id: input.legId, cartId: cart.id }), isNew: true };
  };
  return inTransaction(deps.db, work, { conflict: "one-programme-only" });
}

/** A confirmed code may be used for ten minutes. */
async function isConfirmed(tx: Tx, { confirmedAt }: PointsCodeRow): Promise<boolean> {
  if (!confirmedAt) return false;
  const { rows } = await tx.execute<{ isFresh: boolean }>(sql`
    SELECT ${confirmedAt}::timestamptz > app_now() - ${CONFIRMED_MS} * interval '1 millisecond' AS "isFresh"`);
  return rows[0]?.isFresh === true;
}

type Burned = { id: string; cartId: string; points: number; value: number; basePrice: number; rate: number };

async function insertLeg(tx: Tx, { settings }: LoyaltyDeps, code: PointsCodeRow, burned: Burned): Promise<LegRow> {
  const keys = sealKeysOf(settings);
  const member = code.memberSealed && unseal(keys, `points-code:${code.id}`, code.memberSealed);
  const { id, cartId, points, value, basePrice, rate } = burned;
  const [leg] = await tx
    .insert(cartLegs)
    .values({
      id,
      cartId,
      method: code.method,
      points,
      valueHalalas: value,
      baseHalalas: basePrice,
      rate,
      requestId: code.id,
      memberSealed: member && seal(keys, legSeal(id), member),
      memberMask: code.memberMask,
      leasedUntil: sql`app_now() + ${Math.max(MIN_LEASE_MS, LEASE_MS * settings.timeoutScale)} * interval '1 millisecond'`,
    })
    .returning();
  if (!leg) throw new Error(`The leg ${id} was not written.`);
  return leg;
}
