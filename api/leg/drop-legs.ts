import type { Tx } from "#api/platform/database/database.ts";
import { advanceLeg } from "./advance-leg.ts";
import { lockLiveLegs } from "./lock-legs.ts";

/** The carts are over: wallet money is available again at once, and points as soon as their programme answers. */
export async function dropLegs(tx: Tx, cartIds: readonly string[]): Promise<void> {
  if (cartIds.length === 0) return;
  for (const leg of await lockLiveLegs(tx, cartIds)) await advanceLeg(tx, leg, "dropped");
}
