import { count, eq, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { coupons, couponUses } from "#api/schema/cart.ts";
import { readCoupon } from "#domain/field/codes.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

/** The terms of a new code; those that are left out do not apply. */
export type NewCode = Omit<typeof coupons.$inferInsert, "startsAt" | "endsAt" | "accountId"> & { days: number };

/** Creates a code that is valid from now on. */
export async function createCode(db: Db, operator: Operator, { days, ...input }: NewCode) {
  const code = codeOf(input.code);
  return runAction(db, operator, "create-code", async (tx) => {
    const contact = input.contact?.trim().toLowerCase() || null;
    if (input.isPublic && contact !== null) throw new OperatorError("A code for one guest cannot be public.");
    const made = await tx
      .insert(coupons)
      .values({
        ...input,
        ...{ code, contact },
        startsAt: sql`app_now()`,
        endsAt: sql`app_now() + ${days} * interval '1 day'`,
      })
      .onConflictDoNothing()
      .returning({ code: coupons.code });
    if (made.length === 0) throw new OperatorError(`The code ${code} exists already.`);
    const { contact: _, ...terms } = input;
    const after = { ...terms, code, days, isPersonal: contact !== null };
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
  const costOf = (state: string) => Number(uses.find((row) => row.state === state)?.halalas ?? 0);
  return {
    ...terms,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isPersonal: contact !== null || accountId !== null,
    uses: Object.fromEntries(uses.map((row) => [row.state, row.uses])),
    costHalalas: costOf("used"),
    budgetLeftHalalas: terms.budgetHalalas && terms.budgetHalalas - costOf("used") - costOf("reserved"),
  };
}
