import { count, eq, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { coupons, couponUses } from "#api/schema/cart.ts";
import { readCoupon } from "#domain/field/coupon.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

export type NewCode = {
  code: string;
  kind: "percent" | "amount";
  /** Percent, or halalas before VAT. */
  value: number;
  maxHalalas: number | null;
  minHalalas: number;
  days: number;
  usageLimit: number | null;
  /** The email address or phone number of the only guest who can use it. */
  contact: string | null;
};

/** Creates a code that is valid from now on. */
export async function createCode(db: Db, operator: Operator, asked: NewCode) {
  const code = codeOf(asked.code);
  return runAction(db, operator, "create-code", async (tx) => {
    const { kind, value, maxHalalas, minHalalas, days, usageLimit } = asked;
    const contact = asked.contact?.trim().toLowerCase() || null;
    const made = await tx
      .insert(coupons)
      .values({
        ...{ code, kind, value, most: maxHalalas, least: minHalalas, usageLimit, contact },
        startsAt: sql`app_now()`,
        endsAt: sql`app_now() + ${days} * interval '1 day'`,
      })
      .onConflictDoNothing()
      .returning({ code: coupons.code });
    if (made.length === 0) throw new OperatorError(`The code ${code} exists already.`);
    const after = { kind, value, maxHalalas, minHalalas, days, usageLimit, isPersonal: contact !== null };
    return { subject: { kind: "coupon", id: code }, after, result: await factsOf(tx, code) };
  });
}

/** Ends a code now. Carts that have it lose it; orders keep their price. */
export async function endCode(db: Db, operator: Operator, typed: string) {
  const code = codeOf(typed);
  return runAction(db, operator, "end-code", async (tx) => {
    const before = await factsOf(tx, code);
    await tx
      .update(coupons)
      .set({ endsAt: sql`greatest(app_now(), ${coupons.startsAt} + interval '1 microsecond')` })
      .where(eq(coupons.code, code));
    return { subject: { kind: "coupon", id: code }, before, result: await factsOf(tx, code) };
  });
}

/** The terms of a code, and what it has cost so far. */
export async function showCode(db: Db, operator: Operator, typed: string) {
  const code = codeOf(typed);
  return runAction(db, operator, "show-code", async (tx) => ({
    subject: { kind: "coupon", id: code },
    result: await factsOf(tx, code),
  }));
}

function codeOf(typed: string): string {
  const code = readCoupon(typed);
  if (!code) throw new OperatorError("A code has 3 to 30 letters, digits and dashes.");
  return code;
}

async function factsOf(tx: Tx, code: string) {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code));
  if (!coupon) throw new OperatorError(`There is no code ${code}.`);
  const uses = await tx
    .select({ state: couponUses.state, uses: count(), halalas: sum(couponUses.amount) })
    .from(couponUses)
    .where(eq(couponUses.code, code))
    .groupBy(couponUses.state);
  const { contact, accountId, startsAt, endsAt, ...terms } = coupon;
  return {
    ...terms,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isPersonal: contact !== null || accountId !== null,
    uses: Object.fromEntries(uses.map((row) => [row.state, row.uses])),
    costHalalas: Number(uses.find((row) => row.state === "used")?.halalas ?? 0),
  };
}
