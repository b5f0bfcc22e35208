import { isTaken } from "#api/item/chalet/nights/claim-nights.ts";
import type { Db } from "#api/platform/database/database.ts";
import { isAnswered, type Scope } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { NewCart } from "./create-cart.ts";

/** Refuses nights that another guest already holds, with one query and no lock. A repeated call is not refused its own cart. */
export async function refuseTaken(db: Db, newCart: NewCart, scope: Scope | null): Promise<void> {
  if (!(await isTaken(db, newCart.input.propertyId, newCart.stay, newCart))) return;
  if (!(await isAnswered(db, scope))) throw new Problem("dates-taken");
}
